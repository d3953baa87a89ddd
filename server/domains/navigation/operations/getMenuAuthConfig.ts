import type { Handler } from '#server/kernel/call/handler.ts';
import { presentAuthorization, readAuthorization } from '../grants/queries.ts';
import { ownerOf } from '../rules/lock-application.ts';

/** One menu authorisation of the open application (MENU-21). */
export const getMenuAuthConfig: Handler<'getMenuAuthConfig'> = async ({ application, args, db }) =>
  presentAuthorization(
    await db.tenant(application.wsId, (query) => readAuthorization(query, ownerOf(application), args.id), {
      readOnly: true,
    }),
  );
