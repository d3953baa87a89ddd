import type { Schemas } from '#openapi';
import { firstCategoryName } from '#server/domains/navigation/index.ts';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { wantedAuthority, writeAuthority } from '../application/authority.ts';
import { detailFacts, presentDetail, readDetail } from '../application/detail.ts';
import { requireIcon, requirePicture } from '../application/icons.ts';
import { markOpened } from '../application/queries.ts';
import { lockCards, requireGroup, requireRoom } from '../application/rules.ts';

type Creation = Call<'createApplication'>;

interface Owned {
  wsId: string;
  appId: string;
}

const usualIcon = { type: 1, uri: 'briefcase' } as const;
const noAuthority = { owner: null, authorization_ids: [], application_authorizations: [] };

/** The creator owns the application; an account of the platform belongs to no workspace, and owns none. */
const ownerOf = ({ args, session, application }: Creation): string | undefined =>
  args.owner ?? (application ? undefined : session.accountId);

async function nextSort(query: Query, wsId: string): Promise<number> {
  const { last } = await query
    .selectFrom('applications')
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .select((row) => row.fn.max('sort').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** An application begins in the language of who makes it, as long as the request says one; its settings change that (APP-28). */
async function keepLanguage(
  query: Query,
  { askedLocale, session, now }: Creation,
  { wsId, appId }: Owned,
): Promise<void> {
  if (!askedLocale) return;
  const made = { created_by: session.accountId, created_at: now, updated_at: now, version: 0 };
  await query
    .insertInto('application_settings')
    .values({ id: appId, ws_id: wsId, default_language: askedLocale, ...made })
    .execute();
}

/** Creates an application as the last card, with a first category (ROLE-11, APP-15, APP-35). */
export const createApplication: Handler<'createApplication'> = async (call) => {
  const { args, session, now } = call;
  const by = session.accountId;
  return inWorkspace(call, async (query, wsId): Promise<Schemas['ApplicationDetail']> => {
    await lockCards(query, wsId);
    await requireRoom(query, wsId);
    await requireGroup(query, wsId, args.org_id);
    const icon = args.icon ?? usualIcon;
    await requireIcon(query, wsId, icon);
    await requirePicture(query, wsId, args.picture);
    const authority = await wantedAuthority(query, wsId, noAuthority, { ...args, owner: ownerOf(call) });
    return createRow(query, call, {
      module: 'application',
      wsId,
      async insert(columns) {
        const appId = columns.id;
        await query
          .insertInto('applications')
          .values({
            ...columns,
            ws_id: wsId,
            application_name: args.application_name.trim(),
            application_type: args.application_type,
            application_describe: args.application_describe?.trim() ?? '',
            icon: json(icon),
            picture: args.picture || null,
            org_id: args.org_id,
            owner: authority.owner,
            sort: await nextSort(query, wsId),
            system_config: json<Record<string, unknown>>(args.system_config?.config_json ?? {}),
            extend_info: json<Record<string, unknown>>(args.application_type === 2 ? args.extend_info : {}),
          })
          .execute();
        await query
          .insertInto('categories')
          .values({ ...columns, id: ulid(), ws_id: wsId, app_id: appId, category_name: firstCategoryName(call.locale) })
          .execute();
        await keepLanguage(query, call, { wsId, appId });
        await writeAuthority(query, { wsId, appId, by, now, isOwnerChanged: true }, authority);
        await markOpened(query, { wsId, appId, accountId: by, now });
        return readDetail(query, { wsId, appId, accountId: by });
      },
      facts: detailFacts,
      present: (row) => presentDetail(row, session.roles),
    });
  });
};
