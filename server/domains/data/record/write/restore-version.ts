import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { DomainError, Invalid, localized, NotFound } from '#server/kernel/errors/index.ts';
import { isGiven, isPassword } from '#kinds';
import { labelIn } from '../../design/label.ts';
import type { DesignField, TableDesign } from '../../design/table-design.ts';
import { columnsOf } from '../../design/table-rows.ts';
import { pathOfColumn } from '../../design/wanted-columns.ts';
import { fieldsInBoth } from '../../query/fields-by-record.ts';
import { refuse } from '../../query/issues.ts';
import { rowsAt } from '../../rows/rows-at.ts';
import { subTablesOf } from '../../rows/sub-tables.ts';
import { historyOf } from '../../store/identifiers.ts';
import type { TableSight, WriteAccess } from '../access/record-access.ts';
import { changeRecord } from './change-records.ts';
import type { ChangingCaller } from './changing-caller.ts';
import { historyFields } from '../present/change-texts.ts';
import type { FormerRows } from './former-rows.ts';
import { attempted } from './left-out.ts';
import { findRecord, inRecord } from '../read/find-record.ts';
import { isAmong } from '../access/sent-columns.ts';

type LeftOut = Schemas['RecordRestoreResult']['left_out'][number];

/** What a restore did, and the fields that keep what they have. */
interface Restored {
  record: Schemas['Record'];
  /** Their values could not come back. */
  refused: LeftOut[];
  /** No longer in the table. */
  gone: LeftOut[];
  /** They follow from the others. */
  given: LeftOut[];
}

type Words = Parameters<typeof localized>[1];

const reasons = {
  secret: { 'en-US': 'Its values are kept nowhere.', 'zh-CN': '不保存此字段的历史值。' },
  tooMany: { 'en-US': 'Its rows were changed too often since then.', 'zh-CN': '此后子表行的修改次数过多，无法恢复。' },
  readOnly: { 'en-US': 'You may not change this field.', 'zh-CN': '您无权修改此字段。' },
  given: { 'en-US': 'Its value follows from other fields.', 'zh-CN': '其值由其他字段计算得出。' },
  gone: { 'en-US': 'The table no longer has this field.', 'zh-CN': '表中已没有此字段。' },
} as const satisfies Record<string, Words>;

/** The last version of the record at the wanted moment. Throws `NotFound` at what named it where the record was not there by then. */
async function versionAt(
  query: Query,
  design: TableDesign,
  { rid, to_version, at }: Schemas['RecordRestore'] & { rid: string },
): Promise<number> {
  if ((to_version === undefined) === (at === undefined)) {
    refuse('/to_version', {
      'en-US': 'Either "to_version" or "at" says the moment, and not both.',
      'zh-CN': '必须且只能使用 to_version 或 at 之一指定时刻。',
    });
  }
  const moment =
    to_version === undefined ? sql`created_at <= ${at}::timestamptz` : sql`version = ${to_version}::bigint`;
  const { rows } = await sql<{ version: number }>`
    select version from ${historyOf(design)} where record_id = ${rid} and ${moment}
    order by version desc limit 1`.execute(query);
  const [row] = rows;
  if (!row) throw new NotFound({ pointer: to_version === undefined ? '/at' : '/to_version' });
  return row.version;
}

/** The values that later changes replaced, by field: what the record had at that version. */
async function valuesAt(
  query: Query,
  design: TableDesign,
  { rid, version }: { rid: string; version: number },
): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ field: string; value: unknown }>`
    select distinct on (field) c.field, c.pair -> 0 as value
    from ${historyOf(design)}, jsonb_each(changes) as c (field, pair)
    where record_id = ${rid} and version > ${version} order by field, version`.execute(query);
  return new Map(rows.map(({ field, value }) => [field, value]));
}

/**
 * Fields that had a value then and are in the table no more, for those who see all fields of the record. Of a password nobody knows
 * whether it had one.
 */
async function goneFields(
  query: Query,
  { design, visible }: TableSight,
  { before, locale }: { before: ReadonlyMap<string, unknown>; locale: string },
): Promise<{ id: string; label: string }[]> {
  const gone = [...before.keys()].filter((id) => !design.fields.has(id) && !id.startsWith('$'));
  if (visible !== 'all' || gone.length === 0) return [];
  const columns = await columnsOf(query, design.wsId, design.tableId).execute();
  return gone.flatMap((id) => {
    const column = columns.find((one) => one.is_current && pathOfColumn(one) === id);
    // Safe: only what the contract describes is ever written there.
    const field = column?.definition as Schemas['FormField'] | null | undefined;
    if (before.get(id) === null && !isPassword(field?.kind)) return [];
    return [{ id, label: field?.label === undefined ? id : labelIn(field.label, locale) }];
  });
}

/** The fields that a refused change names, when it is only about values that were to be brought back. */
function refusedFields(error: DomainError, data: Readonly<Record<string, unknown>>): Map<string, Words> | undefined {
  const issues = error.facts.detail?.faults ?? [];
  const refused = new Map<string, Words>();
  for (const { pointer, message } of issues) {
    const id = /^\/data\/([^/]+)/.exec(pointer)?.[1];
    if (id === undefined || !Object.hasOwn(data, id)) return undefined;
    refused.set(id, message);
  }
  return refused.size === 0 ? undefined : refused;
}

/**
 * Gives a record the values that it had at a moment, as a change like any other: of the fields that the caller may change, by the
 * rules of the form, within the scope `records`. A field whose value cannot come back keeps the one that it has and is named. A removed row
 * comes back with all that it had, also in columns that the caller may not fill in. Throws what `changeRecord` throws.
 */
export async function restoreVersion(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  args: Schemas['RecordRestore'] & { rid: string },
): Promise<Schemas['RecordRestoreResult']> {
  const done = await bringBack(query, call, access, args);
  return { record: done.record, left_out: [...done.gone, ...done.refused, ...done.given] };
}

/** The same, which tells the fields that could not come back from those that have nothing to come back to. */
export async function bringBack(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  args: Schemas['RecordRestore'] & { rid: string },
): Promise<Restored> {
  const { design } = access;
  const { rid } = args;
  const stored = await findRecord(query, access, rid, { isLocked: true });
  const own = inRecord(access, stored);
  const { editable } = own;
  const version = await versionAt(query, design, args);
  const before = await valuesAt(query, design, { rid, version });
  const leftOutOf = ({ id, label }: { id: string; label?: string }, words: Words): LeftOut => {
    // Safe: the languages of calls are those of the messages.
    const message = localized(call.locale as Parameters<typeof localized>[0], words);
    return { field: id, label: label ?? design.form.fields.get(id)?.label ?? id, message };
  };
  const refused: LeftOut[] = [];
  const leave = (field: { id: string }, words: Words): void => {
    refused.push(leftOutOf(field, words));
  };
  const gone = await goneFields(query, access, { before, locale: call.locale });
  const data: Record<string, unknown> = {};
  const subTables = new Map(subTablesOf(design, fieldsInBoth(own.visible, editable)).map((one) => [one.id, one]));
  const seenTables = new Map(subTablesOf(design, own.visible).map((one) => [one.id, one]));
  const wholeTables = new Map(subTablesOf(design).map((one) => [one.id, one]));
  const former = new Map<string, FormerRows>();
  const readOnly = new Map<string, DesignField>();
  for (const field of historyFields(own)) {
    const { id, kind } = field;
    if (!before.has(id) || isGiven(kind)) continue;
    const [seen, whole] = [seenTables.get(id), wholeTables.get(id)];
    const isOpen = isAmong(editable, id);
    let value = before.get(id);
    if (seen && whole) {
      const columns = { open: subTables.get(id) ?? seen, seen, whole };
      const rows = await rowsAt(query, design, { columns, rid, version, stored: stored.values[id] });
      if (!rows) {
        leave(field, reasons.tooMany);
        continue;
      }
      if (isOpen && rows.isHeld) readOnly.set(id, field);
      if (!rows.sent) continue;
      value = rows.sent;
      former.set(id, rows.former);
    }
    if (isPassword(kind)) leave(field, reasons.secret);
    else if (!seen && isDeepStrictEqual(value, stored.values[id] ?? null)) continue;
    else if (!isOpen) leave(field, reasons.readOnly);
    else data[id] = value;
  }
  // Each refusal takes fields away, so that it ends.
  for (;;) {
    const change = () => changeRecord(query, call, access, { id: rid, data: data as Schemas['RecordData'], former });
    const done = await attempted(query, change);
    if (!(done instanceof DomainError)) {
      for (const field of readOnly.values()) leave(field, reasons.readOnly);
      const others = historyFields(own).filter(
        ({ id, kind }) => isGiven(kind) && before.has(id) && !isDeepStrictEqual(before.get(id), done.data[id] ?? null),
      );
      return {
        record: done,
        refused,
        gone: gone.map((field) => leftOutOf(field, reasons.gone)),
        given: others.map((field) => leftOutOf(field, reasons.given)),
      };
    }
    const issues = done instanceof Invalid || done.code === 'value_taken' ? refusedFields(done, data) : undefined;
    if (!issues) throw done;
    for (const [id, words] of issues) {
      leave({ id }, words);
      delete data[id];
      readOnly.delete(id);
    }
  }
}
