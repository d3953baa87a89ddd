import type { Schemas } from '#openapi';
import {
  addRecords,
  configurePhysicalTable,
  createLogicalTable,
  createPhysicalTable,
} from '#server/domains/data/index.ts';
import { readOnce } from '#server/kernel/revisions/index.ts';
import { innerCall, type Outer } from './inner-call.ts';
import { type Meaning, resolve } from './resolve.ts';
import { type ApplicationTemplate, type TemplateTable, textsIn } from './template.ts';

/** Where what is made gets its ids from, and keeps its own for what follows. */
export interface Making extends Meaning {
  categoryId: string;
  views: Map<string, string>;
  records: Map<string, string>;
}

/** Makes the tables without fields, and answers their ids by key. */
async function nameTables(outer: Outer, { tables }: ApplicationTemplate, making: Making): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { key, names } of tables) {
    const formConfig = { formLabel: textsIn(names, making.locale), names };
    const args = { formConfig, physical_table_category_id: making.categoryId };
    const table = await createPhysicalTable(innerCall(outer, 'createPhysicalTable', args));
    const [view] = table.children;
    if (!view) throw new Error('A table was made without its default view.');
    ids.set(key, table.table_id);
    making.views.set(key, view.logical_table_id);
  }
  return ids;
}

async function makeViews(outer: Outer, { views }: TemplateTable, tableId: string, making: Making): Promise<void> {
  for (const { key, names, filter } of views ?? []) {
    const args = {
      table_id: tableId,
      logical_table_name: textsIn(names, making.locale),
      names,
      // Safe: the templates are tested against the contract, here and below.
      filter_conditions: resolve(filter, making) as Schemas['FilterConditions'],
    };
    const view = await createLogicalTable(innerCall(outer, 'createLogicalTable', args));
    making.views.set(key, view.logical_table_id);
  }
}

/** A table of a template, once it is made. */
export interface MadeTable {
  table: TemplateTable;
  id: string;
}

async function fillTable(outer: Outer, { table, id }: MadeTable, making: Making): Promise<void> {
  const records = table.records.map(({ data }) => resolve(data, making) as Schemas['RecordData']);
  const call = innerCall(outer, 'createPhysicalRecord', { id, data: {} });
  const ids = await call.db.records(call.application.wsId, (query) => {
    readOnce(query);
    return addRecords(query, call, { tableId: id, records });
  });
  for (const [at, { key }] of table.records.entries()) {
    const made = ids[at];
    if (key !== undefined && made !== undefined) making.records.set(`${table.key}.${key}`, made);
  }
}

/** Makes the records of tables; no design, menu or right is changed after it. Throws what the call for each of them throws. */
export async function makeRecords(outer: Outer, tables: readonly MadeTable[], making: Making): Promise<void> {
  for (const table of tables) await fillTable(outer, table, making);
}

/** Makes the tables of a template with their views. Throws what the calls for each of them throw. */
export async function makeTables(outer: Outer, template: ApplicationTemplate, making: Making): Promise<MadeTable[]> {
  const ids = await nameTables(outer, template, making);
  const all = template.tables.map((table) => ({ table, id: ids.get(table.key) ?? '' }));
  // The last first: a table reads the other side of relations by the fields of tables that follow it.
  for (const { table, id } of all.toReversed()) {
    const { names, form } = table;
    const design = resolve(form, making) as Omit<Schemas['FormConfig'], 'formLabel'>;
    const formConfig = { formLabel: textsIn(names, making.locale), names, ...design };
    await configurePhysicalTable(innerCall(outer, 'configurePhysicalTable', { id, formConfig }));
  }
  for (const { table, id } of all) await makeViews(outer, table, id, making);
  return all;
}
