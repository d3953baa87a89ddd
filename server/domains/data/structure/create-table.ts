import type { Schemas } from '#openapi';
import { NotFound } from '#server/kernel/errors/index.ts';
import { lockApplication } from '#server/domains/navigation/index.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { LogSource } from '#server/kernel/audit/write-log.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import type { Database } from '#server/kernel/db/index.ts';
import { requireSoundDesign } from '../design/check-design.ts';
import { presentTable } from '../design/present.ts';
import { requireTableCategory } from '../design/put-table.ts';
import { onTakenName } from '../design/table-name.ts';
import { requireLinks } from './require-links.ts';
import { insertTable } from './insert-table.ts';

/** The part of a call by which a table is made. */
interface CreatingCall extends LogSource {
  operation: string;
  args: unknown;
  db: Database;
  locale: string;
  application: OpenApplication;
  session: { accountId: string } & NonNullable<LogSource['session']>;
}

/** A table that is wanted: without fields it is not configured yet. */
interface WantedTable {
  categoryId: string;
  formConfig: Schemas['FormConfig'];
  dbConfig?: Schemas['TableDbConfig'] | undefined;
}

/** Adds a table with its default view at the end of a category. Throws `form_design_invalid`, `NotFound` and `database_table_name_taken`. */
export async function createTable(
  call: CreatingCall,
  { categoryId, formConfig, dbConfig }: WantedTable,
): Promise<Schemas['PhysicalTable']> {
  const { wsId, row } = call.application;
  const owner = { wsId, appId: row.id };
  if ((formConfig.fields ?? []).length > 0) requireSoundDesign(formConfig);
  // Tables of other databases need a connector, and there are none yet.
  if (dbConfig?.datasource_type === 'exdb') throw new NotFound({ pointer: '/dbConfig/connector_id' });
  const made = call.db.definition(
    wsId,
    async (query) => {
      await lockApplication(query, owner);
      await requireTableCategory(query, owner, { id: categoryId, pointer: '/physical_table_category_id' });
      await requireLinks(query, owner, formConfig);
      return createRow(query, call, {
        module: 'table',
        applicationId: row.id,
        wsId,
        insert: (columns) => insertTable(query, owner, { columns, categoryId, formConfig, dbConfig }),
        facts: ({ table_name, db_table_name, category_id }) => ({ table_name, db_table_name, category_id }),
        present: (table) => presentTable(table, table.views, call.locale),
      });
    },
    { retry: true },
  );
  return onTakenName(made, '/dbConfig/db_table_name');
}
