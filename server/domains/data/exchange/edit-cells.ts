import { errorCatalogue, type Schemas } from '#openapi';
import { type ColumnDates, type ColumnNumbers, datesNotation, numbersNotation, usualNumbers } from '#schemas/values';
import type { Query } from '#server/kernel/db/index.ts';
import { DomainError, Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { DesignField } from '../design/table-design.ts';
import type { AnswerAccess, WriteAccess } from '../record/access/record-access.ts';
import { createRequestWork } from '../design/request-work.ts';
import { changeRecord } from '../record/write/change-records.ts';
import type { ChangingCaller } from '../record/write/changing-caller.ts';
import { attempted } from '../record/write/left-out.ts';
import { refuse } from '../query/issues.ts';
import { type CellContext, cellValue } from './cell-value.ts';
import { cellTexts } from './import-issues.ts';
import { knownNames } from './known-names.ts';
import { relatedTitles } from './related-titles.ts';

type Change = Schemas['RecordCellEdit']['changes'][number];
type Cell = Schemas['RecordCell'];
type Data = Schemas['RecordData'];

/** A person reads no more of them. */
const mostIssues = 200;

/** The field of a cell whose text is read by its kind; others are refused as unknown ones are, with the record. */
function fieldOf({ design, editable }: Pick<AnswerAccess, 'design' | 'editable'>, id: string): DesignField | undefined {
  return editable === 'all' || editable.has(id) ? design.fields.get(id) : undefined;
}

interface CellsContext extends CellContext {
  /** Of each field, how the numbers and in what order the dates of its cells are written: the cells of a field are one column. */
  notations: ReadonlyMap<string, { numbers: ColumnNumbers; dates: ColumnDates }>;
}

async function contextOf(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  changes: readonly Change[],
): Promise<CellsContext> {
  const texts = new Map<DesignField, string[]>();
  for (const { field: id, text } of changes.flatMap(({ cells }) => cells)) {
    const field = fieldOf(access, id);
    if (field && text !== undefined) texts.set(field, [...(texts.get(field) ?? []), text]);
  }
  const columns = [...texts].map(([field, cells]) => ({ field, cells }));
  const names = await knownNames(query, access.design.wsId, columns);
  const titles = await relatedTitles(query, call, access, columns);
  const notations = new Map(
    columns.map(({ field, cells }) => [field.id, { numbers: numbersNotation(cells), dates: datesNotation(cells) }]),
  );
  return { locale: call.locale, timeZone: call.timeZone, names, titles, notations };
}

/**
 * How the cells of a field are written, by all of them; where these do not tell, as the cell says. Without that a number is one as the
 * caller types it in a form, and a date is refused.
 */
function notationsOf(
  id: string,
  chosen: Pick<Cell, 'numbers' | 'dates'>,
  { notations, locale }: CellsContext,
): { numbers: ColumnNumbers; dates: ColumnDates } {
  const { numbers = null, dates = null } = notations.get(id) ?? {};
  return {
    numbers: numbers === 'unclear' ? (chosen.numbers ?? usualNumbers(locale)) : numbers,
    dates: dates === 'unclear' ? (chosen.dates ?? dates) : dates,
  };
}

/** The values of one record's cells, and what of the texts is no value of its field. */
function dataOf(
  access: Pick<AnswerAccess, 'design' | 'editable'>,
  { cells }: Change,
  pointer: string,
  context: CellsContext,
) {
  const issues: RequestIssue[] = [];
  const entries = cells.map(({ field: id, value, text, ...chosen }, at): [string, Data[string]] => {
    if (cells.findIndex(({ field }) => field === id) < at) {
      refuse(`${pointer}/cells/${at}`, {
        'en-US': 'This cell is in the list twice.',
        'zh-CN': '同一单元格出现了多次。',
      });
    }
    if ((value === undefined) === (text === undefined)) {
      refuse(`${pointer}/cells/${at}`, {
        'en-US': 'Either "value" or "text" says what the cell is to be, and not both.',
        'zh-CN': '必须且只能使用 value 或 text 之一填写单元格。',
      });
    }
    if (text === undefined) return [id, value ?? null];
    const field = fieldOf(access, id);
    if (!field) return [id, text];
    const read = cellValue(field, text, { ...context, ...notationsOf(id, chosen, context) });
    if ('value' in read) return [id, read.value];
    issues.push({ pointer: `${pointer}/cells/${at}`, message: read.words ?? cellTexts[read.issue] });
    return [id, null];
  });
  // Safe: the values are those of the contract, or were read by the fields' kinds.
  return { data: Object.fromEntries(entries) as Data, issues };
}

const conflict = (text: string | null | undefined): RequestIssue['message'] => ({
  'en-US': `Someone has changed this record meanwhile. Its value is now: ${text ?? '(empty)'}`,
  'zh-CN': `该记录刚刚被他人修改，现在的值是：${text ?? '（空）'}`,
});

/** What a refused record says, at the cells that it is about. */
function issuesOf(error: DomainError, { cells }: Change, pointer: string): RequestIssue[] {
  const { detail } = error.facts;
  if (error.code === 'version_conflict') {
    // Safe: a conflict of a record carries what differs, as the caller sees it.
    const changes = detail?.changes as Schemas['RecordFieldChange'][] | undefined;
    const now = new Map((changes ?? []).map((one) => [one.field, one.before_text]));
    const same = {
      'en-US': 'Someone has changed this record meanwhile, though not here.',
      'zh-CN': '该记录刚刚被他人修改，但此处的值未变。',
    };
    return cells.map(({ field }, at) => ({
      pointer: `${pointer}/cells/${at}`,
      message: now.has(field) ? conflict(now.get(field)) : same,
    }));
  }
  const refused = detail?.faults ?? [];
  if (refused.length === 0) return [{ pointer, message: errorCatalogue[error.code] }];
  return refused.map((issue) => {
    const [, , id = ''] = issue.pointer.split('/');
    const at = cells.findIndex(({ field }) => field === id);
    return { ...issue, pointer: at < 0 ? pointer : `${pointer}/cells/${at}` };
  });
}

/**
 * Changes cells of many records, each with values of its own, by the rules of their form, within the scope `records`: all of them or
 * none. Throws `Invalid` with every issue at its cell.
 */
export async function editCells(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  { changes }: Schemas['RecordCellEdit'],
): Promise<Schemas['RecordCellResult']> {
  const at = new Map(changes.map(({ record_id }, index) => [record_id, index]));
  if (at.size < changes.length) {
    refuse('/changes', { 'en-US': 'A record is named more than once.', 'zh-CN': '同一条记录出现了多次。' });
  }
  const context = await contextOf(query, call, access, changes);
  const issues: RequestIssue[] = [];
  const records: Schemas['RecordCellResult']['records'] = [];
  const working = { ...call, work: createRequestWork() };
  // In the order of their ids, so that two calls cannot wait for each other.
  const ordered = [...changes].sort((one, other) => (one.record_id < other.record_id ? -1 : 1));
  for (const change of ordered) {
    const { record_id: id, seen_version: ifMatch } = change;
    const pointer = `/changes/${at.get(id)}`;
    const { data, issues: unread } = dataOf(access, change, pointer, context);
    issues.push(...unread);
    if (unread.length > 0) continue;
    const changed = await attempted(query, () => changeRecord(query, { ...working, ifMatch }, access, { id, data }));
    if (changed instanceof DomainError) issues.push(...issuesOf(changed, change, pointer));
    else records.push({ record_id: id, version: changed.version });
  }
  if (issues.length > 0) throw new Invalid({ issues: issues.slice(0, mostIssues) });
  return { records };
}
