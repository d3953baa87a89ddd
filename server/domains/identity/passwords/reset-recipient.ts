import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { fullNumber } from '#server/kernel/telephone/full-number.ts';
import { settingKey } from '#server/domains/configuration/index.ts';
import { after } from '../access/lifetimes.ts';

/** How a code for a new password reaches somebody. */
export type ResetWay = 'sms' | 'mail';

/**
 * How long an address that a session changed receives no codes at least: ending the session just after the change must not be enough
 * for whoever took it over.
 */
const settles = 8 * 24 * 60 * 60 * 1000;

interface Asked {
  usernameKey: string;
  way: ResetWay;
  /** Whether the platform asks everybody for a code by SMS after the password. */
  isSmsAskedOfAll: boolean;
  now: Date;
}

/** Whether a session or an API key that still works began before the telephone or the address was changed. */
const isHeldFromBefore = (now: Date) => sql<boolean>`(
  exists(
    select from token_families family
    where family.account_id = accounts.id and family.created_at <= accounts.contact_changed_at
      and family.revoked_at is null and family.expires_at > ${now} and family.session_epoch = accounts.session_epoch
  ) or exists(
    select from api_keys where account_id = accounts.id and created_at <= accounts.contact_changed_at
      and revoked_at is null and deleted_at is null and expires_at > ${now}
  )
)`;

const isMemberElsewhere = sql<boolean>`exists(
  select from memberships elsewhere
  join workspaces on workspaces.id = elsewhere.ws_id and workspaces.deleted_at is null
  where elsewhere.account_id = accounts.id and elsewhere.ws_id is distinct from accounts.home_ws_id
    and elsewhere.status <> 'invited' and elsewhere.deleted_at is null
)`;

/** Whether a code by SMS is asked for after the password, by the platform or the home, and there is no app instead. */
const isSmsSecondStep = (isAskedOfAll: boolean) => sql<boolean>`(
  not exists(select from totp_secrets where account_id = accounts.id and confirmed_at is not null)
  and (${sql.lit(isAskedOfAll)} or coalesce((
    select (value -> 'value' ->> 'sms_secondary_verification')::boolean from preferences
    where ws_id = accounts.home_ws_id and account_id is null and key = ${sql.lit(settingKey('systemManage'))}
      and deleted_at is null
  ), false))
)`;

/**
 * The account of a name, where its code goes and in which language. Undefined for unknown and disabled ones, for those of the platform, for accounts that
 * have no password because a directory or a third party signs them in, for those without a telephone or an address, and where a code
 * would help whoever took a session over, or whoever wrote the address for a person who works elsewhere too.
 */
export async function findRecipient(query: Query, { usernameKey, way, isSmsAskedOfAll, now }: Asked) {
  const row = await query
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'status', 'system_roles', 'telephone', 'country_code', 'email', 'language'])
    .select(['contact_changed_at', 'telephone_by_person', 'email_by_person'])
    .select([isHeldFromBefore(now).as('isHeldFromBefore'), isMemberElsewhere.as('isMemberElsewhere')])
    .select(isSmsSecondStep(isSmsAskedOfAll).as('isSmsSecondStep'))
    .where('username_key', '=', usernameKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.password_hash === null || row.status !== 'active' || row.system_roles.length > 0) return undefined;
  const isOwnEntry = way === 'sms' ? row.telephone_by_person : row.email_by_person;
  if (row.isHeldFromBefore || (row.isMemberElsewhere && !isOwnEntry)) return undefined;
  const whose = { accountId: row.id, language: row.language };
  if (way === 'sms') {
    const isOpen = row.telephone && !row.isSmsSecondStep;
    return isOpen ? { ...whose, to: fullNumber(row.country_code, row.telephone ?? '') } : undefined;
  }
  const isNew = isOwnEntry && row.contact_changed_at !== null && row.contact_changed_at > after(now, -settles);
  return row.email && !isNew ? { ...whose, to: row.email } : undefined;
}
