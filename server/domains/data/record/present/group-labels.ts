import type { Query } from '#server/kernel/db/index.ts';
import { localized } from '#server/kernel/errors/index.ts';
import type { GroupValue } from '../../query/statistic.ts';
import type { GroupPlan } from '../../query/statistic-group.ts';
import type { RelatedTables } from '../access/record-access.ts';
import { displayOf, namesOfPeople } from './display.ts';
import { flagText } from './flag-text.ts';
import { periodLabel } from './period-label.ts';
import { unsavedRecord } from './unsaved-record.ts';

interface Reader {
  locale: string;
  timeZone: string;
}

type Label = (value: NonNullable<GroupValue>) => string;

const none = { 'en-US': 'None', 'zh-CN': '（空）' };

/** What people read for each of these values of a field, such as the names of options, people and records. */
async function displayed(
  query: Query,
  access: RelatedTables,
  field: NonNullable<GroupPlan['field']['field']>,
  { values, locale }: { values: readonly GroupValue[]; locale: string },
): Promise<ReadonlyMap<GroupValue, string>> {
  const records = values.map((value) => unsavedRecord({ [field.id]: value }));
  const display = await displayOf(query, access, { fields: [field], records, locale });
  return new Map(
    values.flatMap((value, index): [GroupValue, string][] => {
      const text = display[index]?.[field.id];
      return typeof text === 'string' ? [[value, text]] : [];
    }),
  );
}

async function labelled(
  query: Query,
  access: RelatedTables,
  group: GroupPlan,
  { values, reader }: { values: readonly GroupValue[]; reader: Reader },
): Promise<Label> {
  const { field, unit } = group;
  const { locale, timeZone } = reader;
  if (unit !== undefined) return (value) => periodLabel(String(value), unit, { locale, timeZone });
  if (field.storage === 'moment') {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return (value) => format.format(new Date(String(value)));
  }
  if (field.storage === 'boolean') return (value) => flagText(value === true, locale);
  const names = field.field
    ? await displayed(query, access, field.field, { values, locale })
    : await namesOfPeople(query, { wsId: access.design.wsId, locale }, values.map(String));
  return (value) =>
    names.get(String(value)) ?? (typeof value === 'number' ? value.toLocaleString(locale) : String(value));
}

/** What each group of a statistic is called in the caller's language, by its key and value. */
export async function groupLabels(
  query: Query,
  access: RelatedTables,
  {
    groups,
    rows,
    reader,
  }: { groups: readonly GroupPlan[]; rows: readonly Record<string, GroupValue>[]; reader: Reader },
): Promise<(row: Record<string, GroupValue>) => Record<string, string>> {
  const labels = new Map<string, Label>();
  for (const group of groups) {
    const values = [...new Set(rows.map((row) => row[group.key] ?? null))].filter((value) => value !== null);
    labels.set(group.key, await labelled(query, access, group, { values, reader }));
  }
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        // Safe: the languages of calls are those of the messages.
        value === null
          ? localized(reader.locale as keyof typeof none, none)
          : (labels.get(key)?.(value) ?? String(value)),
      ]),
    );
}
