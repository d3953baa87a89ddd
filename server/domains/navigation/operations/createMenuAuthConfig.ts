import { requireSubjects } from '#server/domains/organisation/index.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { json, violatedConstraint } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { authorizationFacts, presentAuthorization, readAuthorization } from '../grants/queries.ts';
import { requireGrant } from '../grants/require-grant.ts';
import { readTree } from '../menu/read-menu.ts';
import { requireMenu } from '../menu/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

/** Grants a person, department, position or user group rights in a menu; it holds from the next call on (MENU-21). */
export const createMenuAuthConfig: Handler<'createMenuAuthConfig'> = async (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  const { wsId, appId } = owner;
  requireGrant(args);
  return onRepeated(
    db.tenant(wsId, async (query) => {
      // So that the menu is not deleted meanwhile.
      await lockApplication(query, owner);
      requireMenu(await readTree(query, owner), args.menu_id, '/menu_id');
      await requireSubjects(query, wsId, [args], () => '/subject_id');
      return createRow(query, call, {
        module: 'menuAuthorization',
        applicationId: appId,
        wsId,
        async insert(columns) {
          await query
            .insertInto('menu_authorizations')
            .values({
              ...columns,
              ws_id: wsId,
              app_id: appId,
              menu_id: args.menu_id,
              subject_type: args.subject_type,
              subject_id: args.subject_id,
              rights: json(args.rights),
              visible_fields: json<Record<string, unknown>>(args.visible_fields),
              data_scope: json<Record<string, unknown>>(args.data_scope),
              for_api: args.for_api ?? false,
            })
            .execute();
          return readAuthorization(query, owner, columns.id);
        },
        facts: authorizationFacts,
        present: presentAuthorization,
      });
    }),
  );
};

/** Tells of a second authorisation for one menu and subject by its code; other errors stay. */
async function onRepeated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedConstraint(error) !== 'menu_authorizations_subject') throw error;
    throw new Conflict({ pointer: '/subject_id' }, 'menu_authorization_exists');
  }
}
