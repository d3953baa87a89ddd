import { ulid } from '#server/kernel/db/index.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { openApplication } from '../category/open-application.ts';
import { categoriesOf, presentCategories } from '../category/queries.ts';

/** Adds a falconTable category at the end of the top level of the open application (CAT-02, CAT-04). */
export const createCategory: Handler<'createCategory'> = async (call) => {
  const { db, session, now } = call;
  const { wsId, row, canEdit } = await openApplication(call);
  // Held in another application, the role is none here.
  if (!canEdit) throw new NotAllowed({ detail: { rule: 'application role', roles: ['APP_OWNER', 'APP_ADMIN'] } });
  const place = { wsId, appId: row.id };
  return db.tenant(wsId, async (query) => {
    // Two at once come one after the other, so that each has a place of its own.
    await query
      .selectFrom('applications')
      .select('id')
      .where('ws_id', '=', wsId)
      .where('id', '=', row.id)
      .forUpdate()
      .execute();
    const before = (await categoriesOf(query, place).execute()).filter(({ father_id }) => father_id === null);
    const id = ulid();
    await query
      .insertInto('categories')
      .values({
        id,
        ws_id: wsId,
        app_id: row.id,
        category_name: call.args.category_name.trim(),
        sort: (before.at(-1)?.sort ?? -1) + 1,
        created_by: session.accountId,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const rows = await categoriesOf(query, place).execute();
    const made = presentCategories(rows).find((category) => category.id === id);
    if (!made) throw new Error(`The category ${id} is not where it was put.`);
    await writeLog(query, call, {
      module: 'category',
      action: call.operation,
      target: id,
      applicationId: row.id,
      wsId,
      after: { category_name: made.category_name },
    });
    return made;
  });
};
