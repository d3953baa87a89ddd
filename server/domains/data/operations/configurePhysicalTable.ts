import type { Schemas } from '#openapi';
import { json } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { applyDesign } from '../structure/apply-design.ts';
import { failedIndexes } from '../structure/index-job-rows.ts';
import { fieldsToCompute } from '../jobs/computed-fields.ts';
import { addJob } from '../jobs/job-rows.ts';
import { requireSoundDesign } from '../design/check-design.ts';
import { presentDesign } from '../design/present.ts';
import { requireLinks } from '../structure/require-links.ts';
import { requireTargets } from '../design/require-targets.ts';
import { onTakenName } from '../design/table-name.ts';
import { designOf } from '../design/table-design.ts';
import { columnsOf, findTable, lockTable, logicalTables } from '../design/table-rows.ts';
import { requireFilters } from '../record/access/require-filters.ts';

/**
 * Saves the design of a table's form; the columns of its records follow in the same transaction (TABLE-20 to TABLE-22). A
 * field that is no longer in the design keeps its values.
 */
export const configurePhysicalTable: Handler<'configurePhysicalTable'> = async (call) => {
  const { id, formConfig, dbConfig, conversions } = call.args;
  const { wsId, row: application, canEdit } = call.application;
  const owner = { wsId, appId: application.id };
  requireSoundDesign(formConfig);
  if (dbConfig?.datasource_type === 'exdb') throw new NotFound({ pointer: '/dbConfig/connector_id' });
  const config = { ...formConfig, formLabel: formConfig.formLabel.trim() };
  const saved = call.db.definition(
    wsId,
    (query) =>
      changeRow(query, call, {
        module: 'table',
        applicationId: application.id,
        wsId,
        target: id,
        // The same design again is how a person has an index built that failed.
        lock: async () => ({
          ...(await lockTable(query, owner, id)),
          failed: await failedIndexes(query, { wsId, tableId: id }),
        }),
        // Nobody has designed a new table before, so that there is nothing to undo.
        mustMatch: ({ is_configured }) => is_configured,
        present: async (row) =>
          presentDesign(row, await logicalTables(query, owner).where('table_id', '=', id).execute(), {
            canEdit,
            locale: call.locale,
          }),
        wanted: (row) => ({
          ...row,
          table_name: config.formLabel,
          form_config: config,
          is_configured: true,
          db_config: dbConfig ?? row.db_config,
          failed: [],
        }),
        facts: ({ table_name, form_config, db_config, is_configured, failed }) => ({
          table_name,
          form_config,
          db_config,
          is_configured,
          ...(failed.length > 0 && { failed_indexes: failed }),
        }),
        async write(wanted, stored) {
          await requireTargets(query, owner, config);
          await requireLinks(query, owner, config, id);
          const columnsBefore = await columnsOf(query, wsId, id).execute();
          // Safe: only what the contract describes is ever written there.
          const former = stored.form_config as Schemas['FormConfig'];
          const table = { wsId, tableId: id };
          await applyDesign(query, table, config, {
            former,
            conversions: new Set(conversions),
            zone: call.timeZone,
            locale: call.locale,
          });
          const fields = fieldsToCompute(former, config);
          if (fields.length > 0)
            await addJob(query, table, { appId: owner.appId, kind: 'recompute', fields, now: call.now });
          // Safe: `wanted` has what was sent, or what was stored.
          const db = wanted.db_config as Schemas['TableDbConfig'];
          const columns = {
            table_name: config.formLabel,
            form_config: json<unknown>(config),
            is_configured: true,
            db_config: json<unknown>(db),
            db_table_name: db.db_table_name,
          };
          await updateRow(query, 'physical_tables', { wsId, id, now: call.now }, columns);
          const row = await findTable(query, owner, id);
          if (stored.is_configured) {
            const before = designOf(stored, columnsBefore, call.locale);
            const after = designOf(row, await columnsOf(query, wsId, id).execute(), call.locale);
            await requireFilters(query, owner, { before, after }, call);
          }
          return { ...row, failed: [] };
        },
      }),
    { retry: true },
  );
  return onTakenName(saved, '/dbConfig/db_table_name');
};
