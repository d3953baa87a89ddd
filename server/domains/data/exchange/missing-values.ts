import type { Schemas } from '#openapi';
import { optionNamed } from '#kinds';
import { listParts, readList } from '#schemas/values';
import type { SheetCell } from '#server/domains/sheets/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { allMenuRights, menuReader, menusOfView } from '#server/domains/navigation/index.ts';
import { findDesign } from '../design/table-design.ts';
import { logicalTables } from '../design/table-rows.ts';
import { viewTarget } from '../design/view-target.ts';
import { visibleTitle } from '../design/visible-title.ts';
import { wholeTable, type DesignedTable, type WriteAccess } from '../record/access/record-access.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import type { MenuCaller } from '../record/access/caller.ts';
import type { FilledField } from './import-fields.ts';
import { type RelatedTitles, titleKey } from './related-titles.ts';

/** What a column names and the workspace has not: titles of linked records, or options. */
export interface MissingValues {
  filled: FilledField;
  kind: 'record' | 'option';
  /** As they are written first, by `titleKey`. */
  texts: ReadonlyMap<string, string>;
  /** By which the caller adds linked records; undefined where the caller may make none. */
  adder?: WriteAccess | undefined;
  mayCreate: boolean;
}

/** More of a field are not made at once, and none that is longer. */
const most = 500;
const longest = 100;

/** What stands for a value that will be made, in the data of a record. No value that a sheet holds begins so. */
const mark = '\u0000new ';

/** The stand-in for a value that is not there yet. */
export const standIn = (text: string): string => `${mark}${titleKey(text)}`;

/** The key of a value that is still to be made; undefined for every other value. */
export const missingKey = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : undefined;

const isSeveral = ({ field: { kind } }: FilledField): boolean =>
  kind.type === 'multiSelect' || (kind.type === 'relation' && kind.is_multiple === true);

function missingTexts(
  filled: FilledField,
  cells: readonly SheetCell[],
  isKnown: (text: string) => boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const cell of cells) {
    const whole = cell === null ? '' : String(cell).trim();
    if (whole === '' || isKnown(whole)) continue;
    const isRead = isSeveral(filled) && readList(whole, (text) => (isKnown(text) ? text : undefined)) !== undefined;
    if (isRead) continue;
    const parts = isSeveral(filled) ? listParts(whole) : [whole];
    for (const text of parts) {
      if (text === '' || text.length > longest || isKnown(text) || found.size >= most) continue;
      if (!found.has(titleKey(text))) found.set(titleKey(text), text);
    }
  }
  return found;
}

/** Whether a record of a table can be made of its title alone, as far as rights go. */
const takesTitle = ({ design, visible, enterable, mayAdd }: WriteAccess): boolean => {
  const title = visibleTitle(design, visible);
  return mayAdd && title?.kind.type === 'text' && (enterable === 'all' || enterable.has(title.id));
};

/** By what the caller adds records to another table: as a builder, else by one menu that opens it with the right to add (REC-11). */
async function adderOf(query: Query, call: MenuCaller, tableId: string): Promise<WriteAccess | undefined> {
  const owner = { wsId: call.application.wsId, appId: call.application.row.id };
  const reader = menuReader(call);
  if (reader.access !== 'granted') {
    const design = await findDesign(query, owner, { id: tableId, locale: call.locale });
    return design && wholeTable(design, { canEdit: reader.access === 'editor' });
  }
  const views = await logicalTables(query, owner).where('table_id', '=', tableId).execute();
  const effectiveIn = await allMenuRights(query, reader);
  for (const view of views) {
    for (const menuId of await menusOfView(query, reader, view.id)) {
      const { rights } = effectiveIn(menuId);
      if (!rights.query || !rights.add) continue;
      const access = await menuAccess(query, call, menuId);
      if (takesTitle(access)) return access;
    }
  }
  return undefined;
}

/** What is named in the columns of relations and choices and is not there, with whether the caller may make it. */
export async function missingValues(
  query: Query,
  call: MenuCaller,
  access: DesignedTable,
  columns: readonly { filled: FilledField; cells: readonly SheetCell[]; titles: RelatedTitles }[],
): Promise<MissingValues[]> {
  const found: MissingValues[] = [];
  for (const { filled, cells, titles } of columns) {
    const { kind } = filled.field;
    if (kind.type === 'relation') {
      const known = titles.get(filled.path) ?? new Map();
      const texts = missingTexts(filled, cells, (text) => known.has(titleKey(text)));
      if (texts.size === 0) continue;
      const target = await viewTarget(query, access.design, kind.logical_table_id);
      const adder = target && (await adderOf(query, call, target.tableId));
      const mayCreate = adder !== undefined && takesTitle(adder);
      found.push({ filled, kind: 'record', texts, adder, mayCreate });
    } else if ((kind.type === 'select' || kind.type === 'multiSelect') && kind.options.source === 'fixed') {
      // Where more may be typed, nothing is missing.
      if (kind.type === 'multiSelect' && kind.is_open === true) continue;
      const texts = missingTexts(filled, cells, (text) => optionNamed(kind.options, text) !== undefined);
      if (texts.size > 0) found.push({ filled, kind: 'option', texts, mayCreate: call.application.canEdit });
    }
  }
  return found;
}

/** What a trial says of them. */
export const presentMissing = ({ filled, kind, texts, mayCreate }: MissingValues): Schemas['ImportMissing'] => ({
  column: filled.column,
  field: filled.path,
  kind,
  count: texts.size,
  examples: [...texts.values()].slice(0, 20),
  may_create: mayCreate,
});
