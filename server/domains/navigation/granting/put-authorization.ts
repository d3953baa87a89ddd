import type { Schemas } from '#openapi';
import { requireSubjects } from '#server/domains/organisation/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { changeRow, createRow, updateRow } from '#server/kernel/changes/index.ts';
import { json, type Query, violatedConstraint } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';
import { readTree } from '../menu/read-menu.ts';
import { requireMenu } from '../menu/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';
import {
  type AuthorizationRow,
  authorizationFacts,
  lockAuthorization,
  presentAuthorization,
  readAuthorization,
} from '../grants/queries.ts';
import { requireGrant } from '../grants/require-grant.ts';
import { letIn } from './let-in.ts';

/** Throws `Invalid` for what does not fit the table of the menu. */
export type RequireFit = (
  query: Query,
  grant: Pick<Partial<AuthorizationRow>, 'visible_fields' | 'data_scope'> & { menuId: string },
) => Promise<void>;

/** Grants a person, department, position or user group rights in a menu; it holds from the next call on (MENU-21). */
export async function insertAuthorization(
  call: Call<'createMenuAuthConfig'>,
  requireFit: RequireFit,
): Promise<Schemas['MenuAuthConfig']> {
  const { application, args, db, locale } = call;
  const owner = ownerOf(application);
  const { wsId, appId } = owner;
  requireGrant(args);
  return onRepeated(
    db.tenant(wsId, async (query) => {
      // So that the menu is not deleted meanwhile.
      await lockApplication(query, owner);
      requireMenu(await readTree(query, owner), args.menu_id, '/menu_id');
      await requireSubjects(query, wsId, [args], () => '/subject_id');
      await requireFit(query, { ...args, menuId: args.menu_id });
      await letIn(query, call);
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
          return readAuthorization(query, owner, { id: columns.id, locale });
        },
        facts: authorizationFacts,
        present: presentAuthorization,
      });
    }),
  );
}

/** Tells of a second authorisation for one menu and subject by its code; other errors stay. */
async function onRepeated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedConstraint(error) !== 'menu_authorizations_subject') throw error;
    throw new Conflict({ pointer: '/subject_id' }, 'menu_authorization_exists');
  }
}

/** Changes rights, fields or rows of an authorisation; what is not sent stays, and is not asked whether it fits (MENU-21). */
export async function changeAuthorization(
  call: Call<'updateMenuAuthConfig'>,
  requireFit: RequireFit,
): Promise<Schemas['MenuAuthConfig']> {
  const { application, args, db, locale, now } = call;
  const owner = ownerOf(application);
  const { wsId, appId } = owner;
  const { id } = args;
  requireGrant(args);
  return db.tenant(wsId, (query) =>
    changeRow(query, call, {
      module: 'menuAuthorization',
      applicationId: appId,
      wsId,
      target: id,
      lock: async () => {
        const stored = await lockAuthorization(query, owner, { id, locale });
        await requireFit(query, { ...args, menuId: stored.menu_id });
        return stored;
      },
      present: presentAuthorization,
      wanted: (stored) => ({
        ...stored,
        rights: args.rights ?? stored.rights,
        visible_fields: args.visible_fields ?? stored.visible_fields,
        data_scope: args.data_scope ?? stored.data_scope,
        for_api: args.for_api ?? stored.for_api,
      }),
      facts: authorizationFacts,
      async write({ rights, visible_fields, data_scope, for_api }) {
        await updateRow(
          query,
          'menu_authorizations',
          { wsId, id, now },
          {
            rights: json(rights),
            visible_fields: json<Record<string, unknown>>(visible_fields),
            data_scope: json<Record<string, unknown>>(data_scope),
            for_api,
          },
        );
        return lockAuthorization(query, owner, { id, locale });
      },
    }),
  );
}
