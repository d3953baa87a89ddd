import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { json } from '#server/kernel/db/index.ts';
import { accountIdOf } from '../world/people.ts';
import { foreign, idOf } from '../world/scopes.ts';
import type { RowKind } from './row-kind.ts';

const published = new Date('2026-01-01T00:00:00Z');

/** An image that anybody may fetch who has its address; named by that address. */
export const imageAddress: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  isShared: true,
  async insert(query, { wsId, prefix, word }, name) {
    const file = `${idOf(prefix, `file ${name}`)}.png`;
    await query
      .insertInto('files')
      .values({
        id: idOf(prefix, `file ${name}`),
        ws_id: wsId,
        name: file,
        filename: `${word}.png`,
        mime: 'image/png',
        size: 1,
        sha256: name,
        width: 1,
        height: 1,
        is_public: true,
      })
      .execute();
    return `/files/${file}`;
  },
};

/**
 * A file that a record holds; named by its id. Someone who may import into the own workspace uploaded the foreign one's: only
 * the workspace keeps them apart.
 */
export const recordFile: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  async insert(query, { wsId, prefix, word }, name) {
    const id = idOf(prefix, `record file ${name}`);
    await query
      .insertInto('files')
      .values({
        id,
        ws_id: wsId,
        name: `${id}.bin`,
        filename: `${word}.pdf`,
        mime: 'application/pdf',
        size: 1,
        sha256: name,
        purpose: 'record',
        is_public: false,
        created_by: wsId === foreign.wsId ? accountIdOf({ name: 'WORKSPACE_SUPER_ADMIN' }) : null,
      })
      .execute();
    return id;
  },
};

/** A version of the sign-in page that was published before. */
export const loginPageVersion: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  async insert(query, { wsId, prefix, word }, name) {
    const id = idOf(prefix, `version ${name}`);
    await query
      .insertInto('configuration_versions')
      .values({
        id,
        scope: wsId === null ? 'platform' : 'workspace',
        ws_id: wsId,
        kind: 'loginPage',
        key: 'login',
        hash: createHash('sha256').update(`${word} ${name}`).digest('hex'),
        value: json<unknown>({ copyrightList: [{ content: `${word} ${name}` }] }),
        comment: word,
        state: 'published',
        published_at: published,
      })
      .execute();
    return id;
  },
};

/** One of the external databases of a workspace, which are items of one row. Its address may not be reached. */
export const externalDatabase: RowKind = {
  scope: 'tenant',
  async insert(query, { wsId, prefix, word }, name) {
    const id = idOf(prefix, `external database ${name}`);
    const item = { id, name: `${word} ${name}`, host: '10.0.0.1', database: word, user_name: word };
    await query
      .insertInto('preferences')
      .values({
        id: idOf(prefix, 'external databases'),
        ws_id: wsId,
        key: 'setting.qb',
        value: json<unknown>({ value: { setting: 'qb', items: [item] }, sealed: {} }),
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          value: sql`jsonb_set(preferences.value, '{value,items}', preferences.value #> '{value,items}' || ${json<unknown>([item])})`,
        }),
      )
      .execute();
    return id;
  },
};
