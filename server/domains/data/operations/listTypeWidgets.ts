import type { Handler } from '#server/kernel/call/handler.ts';
import { designsOf } from '../design/designs-of.ts';
import { tableNameIn } from '../design/present.ts';

/** The fields of one type over all tables of an application (COMP-11). */
export const listTypeWidgets: Handler<'listTypeWidgets'> = async (call) => {
  const { wsId, row } = call.application;
  const { locale } = call;
  const { type } = call.args;
  const read = await call.db.tenant(wsId, (query) => designsOf(query, { wsId, appId: row.id }, locale), {
    readOnly: true,
  });
  return read.flatMap((design) =>
    [...design.form.fields.values()]
      .filter(({ kind }) => kind.type === type)
      .map(({ id, label }) => ({
        table_id: design.tableId,
        table_name: tableNameIn(design.row, locale),
        field: id,
        label,
        type,
      })),
  );
};
