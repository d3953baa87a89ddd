import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { requireSoundDesign } from '../design/check-design.ts';
import { menusClosedWithout } from '../record/access/require-filters.ts';
import { requireLinks } from '../structure/require-links.ts';
import { requireTargets } from '../design/require-targets.ts';
import { columnsOf, findTable } from '../design/table-rows.ts';
import { previewChange } from '../structure/preview-change.ts';

/** What a design would do to the records of a table, before it is saved. */
export const previewTableChange: Handler<'previewTableChange'> = async (call) => {
  const { id, formConfig } = call.args;
  const { wsId, row: application } = call.application;
  requireSoundDesign(formConfig);
  return call.db.records(
    wsId,
    async (query) => {
      const owner = { wsId, appId: application.id };
      const row = await findTable(query, owner, id);
      await requireTargets(query, owner, formConfig);
      await requireLinks(query, owner, formConfig, id);
      const columns = await columnsOf(query, wsId, id).execute();
      const consent = {
        // Safe: only what the contract describes is ever written there.
        former: row.form_config as Schemas['FormConfig'],
        conversions: new Set<string>(),
        zone: call.timeZone,
        locale: call.locale,
      };
      const preview = await previewChange(query, { wsId, tableId: id }, formConfig, { columns, consent });
      const gone = new Set(preview.removals.map(({ field }) => field));
      return {
        ...preview,
        closed_menus: await menusClosedWithout(query, owner, { tableId: id, locale: call.locale }, gone),
      };
    },
    { readOnly: true },
  );
};
