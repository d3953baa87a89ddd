import { requireSubjects } from '#server/domains/organisation/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { grantGaps } from '../record/access/grant-gaps.ts';

/** Tables whose records a menu shows and a subject does not read, with what would have to be granted (MENU-21). */
export const listGrantGaps: Handler<'listGrantGaps'> = (call) => {
  const { menu_id: menuId, subject_type, subject_id, fields } = call.args;
  const { wsId, row } = call.application;
  const subject = { subject_type, subject_id };
  return call.db.tenant(
    wsId,
    async (query) => {
      await requireSubjects(query, wsId, [subject], () => '/subject_id');
      return grantGaps(query, { wsId, appId: row.id, locale: call.locale }, { menuId, subject, fields });
    },
    { readOnly: true },
  );
};
