import type { Schemas } from '#openapi';
import { designOf, type TableDesign } from '../design/table-design.ts';
import type { TableOwner } from '../design/table-rows.ts';
import { newestLayout } from '../structure/layouts.ts';

/** The design of a table that is not made yet: records are tried by it, and none is there. */
export function draftDesign(
  { wsId, appId }: TableOwner,
  config: Schemas['FormConfig'],
  { locale, now }: { locale: string; now: Date },
): TableDesign {
  const none = '';
  return designOf(
    {
      id: none,
      ws_id: wsId,
      app_id: appId,
      category_id: none,
      table_name: config.formLabel,
      db_table_name: none,
      form_config: config,
      db_config: {},
      is_configured: true,
      is_default: false,
      sort: 0,
      layout: newestLayout,
      has_search_indexes: false,
      computing: [],
      created_by: none,
      deleted_by: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      version: 1,
    },
    [],
    locale,
  );
}
