import { readAuthorization } from '#server/domains/navigation/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { presentGrants } from '../record/access/present-grants.ts';

/** One menu authorisation of the open application (MENU-21). */
export const getMenuAuthConfig: Handler<'getMenuAuthConfig'> = (call) => {
  const { wsId, row } = call.application;
  const owner = { wsId, appId: row.id };
  return call.db.tenant(
    wsId,
    async (query) => {
      const found = await readAuthorization(query, owner, { id: call.args.id, locale: call.locale });
      const [presented] = await presentGrants(query, owner, [found], call);
      if (!presented) throw new NotFound();
      return presented;
    },
    { readOnly: true },
  );
};
