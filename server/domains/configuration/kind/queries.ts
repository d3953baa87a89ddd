import { sql } from 'kysely';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { type ListArguments, type ListRules, readList, timeSort } from '#server/kernel/lists/index.ts';
import type { Value } from './value.ts';
import type { ConfigurationRef } from '#server/kernel/scope/in-scope.ts';

export interface StoredVersion {
  id: string;
  hash: string;
  value: Value;
  published_at: Date | null;
}

/** Who asked for the approval of the draft that is there now, and who gave it. */
export interface StoredApproval {
  asked_by: string | null;
  asked_at: Date | null;
  approved_by: string | null;
  approved_at: Date | null;
}

/** Nobody has asked. */
export const noApproval: StoredApproval = { asked_by: null, asked_at: null, approved_by: null, approved_at: null };

/** There is no draft, and no approval of what was one: a later draft may be the same version. */
export const noDraft = { draft_id: null, asked_draft_id: null, ...noApproval };

const approvalColumns = ['asked_draft_id', 'asked_by', 'asked_at', 'approved_by', 'approved_at'] as const;

export interface StoredConfiguration {
  id: string;
  version: number;
  published: StoredVersion | null;
  draft: StoredVersion | null;
  /** Who made the published version live. */
  publishedBy: string | null;
  confirmedAt: Date | null;
  approval: StoredApproval;
}

/** Every query names its workspace: a tenant may read the platform's rows beside its own. */
const ofConfiguration = ({ wsId, kind, key }: ConfigurationRef) =>
  wsId === null
    ? sql<boolean>`ws_id is null and kind = ${kind} and key = ${key}`
    : sql<boolean>`ws_id = ${wsId} and kind = ${kind} and key = ${key}`;

function pointers(query: Query, ref: ConfigurationRef) {
  return query
    .selectFrom('configurations')
    .select(['id', 'version', 'published_id', 'draft_id', 'published_by', 'confirmed_at', ...approvalColumns])
    .where(ofConfiguration(ref));
}

async function version(query: Query, ref: ConfigurationRef, id: string | null): Promise<StoredVersion | null> {
  if (id === null) return null;
  const row = await query
    .selectFrom('configuration_versions')
    .select(['id', 'hash', 'value', 'published_at'])
    .where(ofConfiguration(ref))
    .where('id', '=', id)
    .executeTakeFirst();
  // Safe: only objects are stored.
  return row ? { ...row, value: row.value as Value } : null;
}

interface Pointers extends StoredApproval {
  asked_draft_id: string | null;
  id: string;
  version: number;
  published_id: string | null;
  draft_id: string | null;
  published_by: string | null;
  confirmed_at: Date | null;
}

async function withVersions(query: Query, ref: ConfigurationRef, row: Pointers): Promise<StoredConfiguration> {
  const { asked_by, asked_at, approved_by, approved_at } = row;
  const isOfDraft = row.draft_id !== null && row.draft_id === row.asked_draft_id;
  return {
    id: row.id,
    version: row.version,
    published: await version(query, ref, row.published_id),
    draft: await version(query, ref, row.draft_id),
    publishedBy: row.published_by,
    confirmedAt: row.confirmed_at,
    approval: isOfDraft ? { asked_by, asked_at, approved_by, approved_at } : noApproval,
  };
}

export async function readConfiguration(query: Query, ref: ConfigurationRef): Promise<StoredConfiguration | undefined> {
  const row = await pointers(query, ref).executeTakeFirst();
  return row && withVersions(query, ref, row);
}

/** Every configuration of the kind in the scope that has a draft or a published version, by its key. */
export async function readConfigurations(
  query: Query,
  { kind, wsId }: Pick<ConfigurationRef, 'kind' | 'wsId'>,
): Promise<(StoredConfiguration & { key: string })[]> {
  const rows = await query
    .selectFrom('configurations')
    .select(['key', 'id', 'version', 'published_id', 'draft_id', 'published_by', 'confirmed_at', ...approvalColumns])
    .where('ws_id', 'is not distinct from', wsId)
    .where('kind', '=', kind)
    .where((where) => where.or([where('published_id', 'is not', null), where('draft_id', 'is not', null)]))
    .orderBy('key')
    .execute();
  const configurations: (StoredConfiguration & { key: string })[] = [];
  for (const row of rows)
    configurations.push({ key: row.key, ...(await withVersions(query, { kind, wsId, key: row.key }, row)) });
  return configurations;
}

/** The published value only; the platform's may be read by every workspace. */
export async function readPublished(query: Query, ref: ConfigurationRef): Promise<StoredVersion | null> {
  const row = await query
    .selectFrom('configuration_versions')
    .select(['id', 'hash', 'value', 'published_at'])
    .where(ofConfiguration(ref))
    .where('id', '=', (same) => same.selectFrom('configurations').select('published_id').where(ofConfiguration(ref)))
    .executeTakeFirst();
  // Safe: only objects are stored.
  return row ? { ...row, value: row.value as Value } : null;
}

/** The configuration, created when it is new, locked until the transaction ends, so that changes follow one another. */
export async function lockConfiguration(query: Query, ref: ConfigurationRef, by: string): Promise<StoredConfiguration> {
  const scope = ref.wsId === null ? ('platform' as const) : ('workspace' as const);
  await query
    .insertInto('configurations')
    .values({ id: ulid(), scope, ws_id: ref.wsId, kind: ref.kind, key: ref.key, version: 0, created_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return withVersions(query, ref, await pointers(query, ref).forUpdate().executeTakeFirstOrThrow());
}

interface PointerChange extends Partial<StoredApproval> {
  asked_draft_id?: string | null;
  published_id?: string | null;
  draft_id?: string | null;
  /** Who makes it live; what was confirmed before is another version. */
  published_by?: string | null;
  confirmed_by?: string | null;
  confirmed_at?: Date | null;
}

/** Sets the configuration's versions, who answers for them, and counts it up. */
export async function setVersions(
  query: Query,
  ref: ConfigurationRef,
  change: PointerChange,
  now: Date,
): Promise<void> {
  await query
    .updateTable('configurations')
    .set((row) => ({ ...change, updated_at: now, version: row('version', '+', 1) }))
    .where(ofConfiguration(ref))
    .execute();
}

/** The version with this content: one row for each content of a configuration, however often it is saved. */
export async function versionOf(
  query: Query,
  ref: ConfigurationRef,
  content: { value: Value; base?: unknown; hash: string; by: string; now: Date },
): Promise<string> {
  const scope = ref.wsId === null ? ('platform' as const) : ('workspace' as const);
  const made = await query
    .insertInto('configuration_versions')
    .values({
      id: ulid(),
      scope,
      ws_id: ref.wsId,
      kind: ref.kind,
      key: ref.key,
      hash: content.hash,
      value: json<unknown>(content.value),
      ...(content.base === undefined ? {} : { base: json<unknown>(content.base) }),
      created_by: content.by,
      created_at: content.now,
      updated_at: content.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const found = await query
    .selectFrom('configuration_versions')
    .select('id')
    .where(ofConfiguration(ref))
    .where('hash', '=', content.hash)
    .executeTakeFirstOrThrow();
  return found.id;
}

/** Deletes a draft's content that was never published. */
export async function dropUnpublished(query: Query, ref: ConfigurationRef, id: string): Promise<void> {
  await query
    .deleteFrom('configuration_versions')
    .where(ofConfiguration(ref))
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .execute();
}

export async function markPublished(
  query: Query,
  ref: ConfigurationRef,
  id: string,
  { comment, by, now }: { comment: string; by: string; now: Date },
): Promise<void> {
  await query
    .updateTable('configuration_versions')
    .set({ state: 'published', published_at: now, published_by: by, comment, updated_at: now })
    .where(ofConfiguration(ref))
    .where('id', '=', id)
    .execute();
}

/** A version of this configuration that was published before. */
export async function publishedVersion(query: Query, ref: ConfigurationRef, id: string): Promise<StoredVersion | null> {
  const found = await version(query, ref, id);
  return found?.published_at ? found : null;
}

const versionList: ListRules<'listConfigurationVersions'> = {
  name: 'listConfigurationVersions',
  id: 'configuration_versions.id',
  sorts: { published_at: timeSort('configuration_versions.published_at') },
  defaultSort: '-published_at',
};

/** What was published of the configuration, newest first. */
export function history(query: Query, ref: ConfigurationRef, args: ListArguments) {
  const published = query
    .selectFrom('configuration_versions')
    .where(ofConfiguration(ref))
    .where('published_at', 'is not', null)
    .select(['id', 'hash', 'comment', 'published_at', 'published_by']);
  return readList(query, published, versionList, args);
}
