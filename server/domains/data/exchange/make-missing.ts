import { errorCatalogue } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { DomainError, Unavailable, languageOf, localized } from '#server/kernel/errors/index.ts';
import { visibleTitle } from '../design/visible-title.ts';
import { addRecord, prepareRecord } from '../record/write/add-records.ts';
import type { ChangingCaller } from '../record/write/changing-caller.ts';
import type { Issue } from './import-issues.ts';
import type { MissingValues } from './missing-values.ts';
import { lackedBy, type SheetRecord } from './sheet-records.ts';

/** Ids of linked records that an import made, by path and key. */
export type MadeRecords = Map<string, string>;

type Lacked = readonly { path: string; key: string }[];

/** Only the title: what else a record of that table needs is named as an issue. */
function titleData({ adder, texts }: MissingValues, key: string) {
  const title = adder && visibleTitle(adder.design, adder.visible);
  const text = texts.get(key);
  return title && text !== undefined ? { [title.id]: text } : undefined;
}

/** Adds the linked records that a record names and that are not there, each once, within the transaction of the record. */
export async function addMissing(
  query: Query,
  call: ChangingCaller,
  made: MadeRecords,
  { missing, lacked }: { missing: readonly MissingValues[]; lacked: Lacked },
): Promise<void> {
  for (const { path, key } of lacked) {
    const one = missing.find(({ kind, filled }) => kind === 'record' && filled.path === path);
    if (!one?.adder || made.has(`${path} ${key}`)) continue;
    // Two columns may lead to one table.
    const same = missing.filter(({ adder }) => adder?.design.tableId === one.adder?.design.tableId);
    const known = same.map(({ filled }) => made.get(`${filled.path} ${key}`)).find((id) => id !== undefined);
    const data = titleData(one, key);
    if (data) made.set(`${path} ${key}`, known ?? (await addRecord(query, call, one.adder, data)));
  }
}

/** Of the linked records that are to be made those that cannot be, at the rows that name them. */
export async function unmakeable(
  query: Query,
  call: ChangingCaller,
  { missing, records }: { missing: readonly MissingValues[]; records: readonly SheetRecord[] },
): Promise<Issue[]> {
  const locale = languageOf(call.locale);
  const issues: Issue[] = [];
  const wanted = missing.filter(
    ({ kind, filled, mayCreate }) => kind === 'record' && filled.createsMissing && mayCreate,
  );
  for (const one of wanted) {
    const { path, column } = one.filled;
    for (const [key, text] of one.texts) {
      const data = titleData(one, key);
      if (!one.adder || !data) continue;
      try {
        await prepareRecord(query, call, one.adder, data, { isTrial: true });
      } catch (error) {
        if (!(error instanceof DomainError) || error instanceof Unavailable) throw error;
        const reason = localized(locale, error.facts.detail?.faults?.[0]?.message ?? errorCatalogue[error.code]);
        const message = localized(locale, {
          'en-US': `“${text}” cannot be created: ${reason}`,
          'zh-CN': `无法新建“${text}”：${reason}`,
        });
        for (const record of records) {
          const isNamed = lackedBy(record).some((lacked) => lacked.path === path && lacked.key === key);
          const [row = 0] = record.numbers;
          if (isNamed) issues.push({ row, column, field: path, code: 'option', message });
        }
      }
    }
  }
  return issues;
}
