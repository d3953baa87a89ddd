import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import { ulid } from '#server/kernel/db/index.ts';
import type { ErrorText, RequestIssue } from '#server/kernel/errors/index.ts';
import { isGiven } from '#kinds';
import { enteredValue } from './entered-value.ts';
import { type StoredRow, storedRow, type SubTable } from './sub-tables.ts';

type SentRow = Schemas['RecordRow'];

const texts = {
  list: { 'en-US': 'A sub-table takes a list of rows.', 'zh-CN': '子表的值必须是行的列表。' },
  row: { 'en-US': 'This is no row.', 'zh-CN': '此项不是一行数据。' },
  key: { 'en-US': 'The record has no row with this key.', 'zh-CN': '该记录中没有此标识的行。' },
  twice: { 'en-US': 'Another row before it has this key.', 'zh-CN': '前面已有一行使用此标识。' },
  given: { 'en-US': 'The server gives this value.', 'zh-CN': '该值由系统生成。' },
} satisfies Record<string, ErrorText>;

const hints = {
  key: {
    'en-US': 'Leave the key out for a new row, or read the record again.',
    'zh-CN': '新增行请不要填写标识，或重新读取该记录。',
  },
};

const isRow = (item: unknown): item is SentRow => typeof item === 'object' && item !== null;

function valueIssues(subTable: SubTable, known: StoredRow | undefined, { data }: SentRow, at: string): RequestIssue[] {
  return Object.entries(data).flatMap(([id, value]): RequestIssue[] => {
    const field = subTable.rows.find((one) => one.id === id);
    const pointer = `${at}/data/${id}`;
    if (!field) {
      const message = {
        'en-US': `The rows have no field "${id}".`,
        'zh-CN': `子表中没有字段“${id}”。`,
      };
      return [{ pointer, message }];
    }
    const isAsRead = known !== undefined && isDeepStrictEqual(value, known.data[id]);
    return isGiven(field.kind) && !isAsRead ? [{ pointer, message: texts.given }] : [];
  });
}

/**
 * Everything in what was sent for a sub-table that is no row of it: a key that is not of this record or comes twice, an
 * unknown field, and a value that the server gives, unless it is as it was read.
 */
export function rowIssues(subTable: SubTable, stored: readonly StoredRow[], value: unknown): RequestIssue[] {
  const at = `/data/${subTable.id}`;
  if (value === null) return [];
  if (!Array.isArray(value)) return [{ pointer: at, message: texts.list }];
  const byKey = new Map(stored.map((row) => [row.row_id, row]));
  const seen = new Set<string>();
  return value.flatMap((item: unknown, index): RequestIssue[] => {
    const pointer = `${at}/${index}`;
    if (!isRow(item)) return [{ pointer, message: texts.row }];
    const key = item.row_id;
    const isTwice = key !== undefined && seen.has(key);
    if (key !== undefined) seen.add(key);
    const known = key === undefined ? undefined : byKey.get(key);
    const wrong = isTwice ? { message: texts.twice } : { message: texts.key, hint: hints.key };
    const isSound = key === undefined || (known !== undefined && !isTwice);
    return [
      ...(isSound ? [] : [{ pointer: `${pointer}/row_id`, ...wrong }]),
      ...valueIssues(subTable, known, item, pointer),
    ];
  });
}

/** The plain values that a new row begins with where none is sent. */
function initialValues({ rows }: SubTable): Record<string, unknown> {
  return Object.fromEntries(
    rows.flatMap(({ id, field: { initial } }) => (initial?.kind === 'value' ? [[id, initial.value] as const] : [])),
  );
}

/**
 * The rows as they are to be: what is sent with a key changes that row and keeps its other values, what has no key is a new
 * row with a key of its own. The value has no issues.
 */
export function mergedRows(subTable: SubTable, stored: readonly StoredRow[], value: unknown): StoredRow[] {
  const byKey = new Map(stored.map((row) => [row.row_id, row]));
  const sent = Array.isArray(value) ? value.filter(isRow) : [];
  return sent.map(({ row_id, data }) => {
    const known = row_id === undefined ? undefined : byKey.get(row_id);
    const before = known?.data ?? initialValues(subTable);
    const entered = subTable.rows
      .filter(({ id }) => Object.hasOwn(data, id))
      .map((field) => [field.id, enteredValue(field, data[field.id])] as const);
    return storedRow(subTable, {
      row_id: known?.row_id ?? ulid(),
      data: { ...before, ...data, ...Object.fromEntries(entered) },
    });
  });
}
