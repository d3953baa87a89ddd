import { sql } from 'kysely';
import { roleSets, type Schemas } from '#openapi';
import type { Query } from '../db/index.ts';
import { Failure } from '../errors/index.ts';
import type { ErrorText } from '../errors/error-text.ts';

/** The limits of a customer; each is enforced where what it counts is made. */
export type EnforcedQuota = keyof Schemas['Quota'];

export interface Use {
  wsId: string;
  quota: EnforcedQuota;
  /** Bytes, or how many, with what the caller wants to add. */
  used: number;
  pointer?: string;
}

/** Of customers whose quota was set before there was this one, and of new ones. */
export const defaultConfigurationMb = 256;

const megabyte = 1024 * 1024;

/**
 * Holds what a quota of the workspace counts until the transaction ends, so that two additions at its limit follow one
 * another. An advisory lock, since the identity scope may not lock rows of `workspaces`.
 */
export const lockQuota = (query: Query, wsId: string, quota: EnforcedQuota): Promise<void> =>
  lockLimit(query, `quota ${quota} ${wsId}`);

/** The same for what another limit counts, which is known by this name. */
export async function lockLimit(query: Query, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(query);
}

/**
 * The failure of a use that is more than the quota, else undefined. Exact after `lockQuota` in the same transaction.
 * A null limit is none.
 */
export async function overQuota(query: Query, { wsId, quota, used, pointer }: Use): Promise<Failure | undefined> {
  const row = await query.selectFrom('workspaces').select('quota').where('id', '=', wsId).executeTakeFirst();
  const limit = limitOf(row?.quota ?? {}, quota);
  if (limit === null || used <= limit * unitOf(quota)) return undefined;
  const shown = Math.round((used / unitOf(quota)) * 100) / 100;
  const detail: Schemas['QuotaDetail'] = { quota, limit, used: shown, roles: [...roleSets.system] };
  const facts = { message: texts[quota](limit), ...(pointer === undefined ? {} : { pointer }) };
  return new Failure('quota_exceeded', { ...detail }, facts);
}

/** Throws `quota_exceeded` for a use that is more than the quota; see `overQuota`. */
export async function requireQuota(query: Query, use: Use): Promise<void> {
  const failure = await overQuota(query, use);
  if (failure) throw failure;
}

function limitOf(stored: Partial<Schemas['Quota']>, quota: EnforcedQuota): number | null {
  const limit = stored[quota];
  // APP-35: of these, 0 means that there is no limit.
  if (limit === 0 && (quota === 'max_apps' || quota === 'max_tables')) return null;
  return limit === undefined && quota === 'max_configuration_mb' ? defaultConfigurationMb : (limit ?? null);
}

const unitOf = (quota: EnforcedQuota): number => (quota.endsWith('_mb') ? megabyte : 1);

/** What was found and who can change it; the numbers as people read them. */
const texts: Readonly<Record<EnforcedQuota, (limit: number) => ErrorText>> = {
  max_users: (limit) => ({
    'en-US': `Your workspace may have ${limit} people, and that would be more. A platform administrator can raise the limit.`,
    'zh-CN': `工作区成员数上限为 ${limit} 人，此操作将超出上限。如需扩容，请联系平台管理员。`,
  }),
  max_apps: (limit) => ({
    'en-US': `Your workspace may have ${limit} applications, and that would be more. A platform administrator can raise the limit.`,
    'zh-CN': `工作区应用数上限为 ${limit} 个，此操作将超出上限。如需扩容，请联系平台管理员。`,
  }),
  max_tables: (limit) => ({
    'en-US': `Your workspace may have ${limit} tables, and that would be more. A platform administrator can raise the limit.`,
    'zh-CN': `工作区数据表数量上限为 ${limit} 张，此操作将超出上限。如需扩容，请联系平台管理员。`,
  }),
  max_records: (limit) => ({
    'en-US': `Your workspace may have ${limit} records, and that would be more. Delete records that are not needed, or ask a platform administrator to raise the limit.`,
    'zh-CN': `工作区记录数上限为 ${limit} 条，此操作将超出上限。请删除不再需要的记录，或联系平台管理员扩容。`,
  }),
  max_storage_mb: (limit) => ({
    'en-US': `Your workspace may store ${limit} MB of files, and that would be more. A platform administrator can raise the limit.`,
    'zh-CN': `工作区文件存储上限为 ${limit} MB，此操作将超出上限。如需扩容，请联系平台管理员。`,
  }),
  max_configuration_mb: (limit) => ({
    'en-US': `Your workspace may store ${limit} MB of drafts and versions of pages and settings, and that would be more. A platform administrator can raise the limit.`,
    'zh-CN': `工作区的页面与设置（含草稿和历史版本）存储上限为 ${limit} MB，此操作将超出上限。如需扩容，请联系平台管理员。`,
  }),
};
