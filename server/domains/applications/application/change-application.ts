import type { Role, Schemas } from '#openapi';
import { json, type Query } from '#server/kernel/db/index.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { CallFacts } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { type AuthorityInput, wantedAuthority, writeAuthority } from './authority.ts';
import { detailFacts, type DetailRow, lockDetail } from './detail.ts';
import { requireIcon, requirePicture } from './icons.ts';
import { requireGroup, requireOwnership, requireSameType } from './rules.ts';

type Change = Omit<Schemas['ApplicationChange'], 'id'> & AuthorityInput;

type ApplicationCall = CallFacts & {
  operation: string;
  session: Session;
  args: unknown;
  application: OpenApplication;
};

/** The application as the caller wants it; what is not sent stays. Throws what the caller may not have so. */
async function wantedOf(
  query: Query,
  { application, session }: ApplicationCall,
  stored: DetailRow,
  change: Change,
): Promise<DetailRow> {
  const { wsId } = application;
  requireSameType(stored.application_type, { id: stored.id, ...change });
  if (change.owner !== undefined && change.owner !== stored.owner) {
    requireOwnership(application.appRoles, session.roles);
  }
  if (change.picture !== stored.picture) await requirePicture(query, wsId, change.picture);
  if (change.icon) await requireIcon(query, wsId, change.icon);
  if (change.org_id !== undefined && change.org_id !== stored.org_id) await requireGroup(query, wsId, change.org_id);
  const config = change.system_config?.config_json;
  return {
    ...stored,
    ...(await wantedAuthority(query, wsId, stored, change)),
    application_name: change.application_name?.trim() ?? stored.application_name,
    application_describe: change.application_describe?.trim() ?? stored.application_describe,
    icon: change.icon ?? stored.icon,
    picture: change.picture === undefined ? stored.picture : change.picture || null,
    org_id: change.org_id ?? stored.org_id,
    system_config: config ? { ...config } : stored.system_config,
    extend_info: change.extend_info ? { ...stored.extend_info, ...change.extend_info } : stored.extend_info,
  };
}

/** Changes an application and who works in it, in one transaction with its entry in the operation log. */
export async function changeApplication<Shown extends { version: number }>(
  query: Query,
  call: ApplicationCall,
  { change, present }: { change: Change; present: (row: DetailRow, roles: readonly Role[]) => Shown | Promise<Shown> },
): Promise<Shown> {
  const { session, now, application } = call;
  const [wsId, appId, accountId] = [application.wsId, application.row.id, session.accountId];
  return changeRow(query, call, {
    module: 'application',
    applicationId: appId,
    wsId,
    target: appId,
    lock: () => lockDetail(query, { wsId, appId, accountId }),
    present: (row) => present(row, session.roles),
    wanted: (stored) => wantedOf(query, call, stored, change),
    facts: detailFacts,
    async write(wanted, stored) {
      const isOwnerChanged = wanted.owner !== stored.owner;
      await writeAuthority(query, { wsId, appId, by: accountId, now, isOwnerChanged }, wanted);
      await updateRow(
        query,
        'applications',
        { wsId, id: appId, now },
        {
          application_name: wanted.application_name,
          application_describe: wanted.application_describe,
          icon: json(wanted.icon),
          picture: wanted.picture,
          org_id: wanted.org_id,
          owner: wanted.owner,
          system_config: json(wanted.system_config),
          extend_info: json(wanted.extend_info),
        },
      );
      return lockDetail(query, { wsId, appId, accountId });
    },
  });
}
