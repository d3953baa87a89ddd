import { LRUCache } from 'lru-cache';
import { type RawBuilder, sql } from 'kysely';
import { type Query, ulid } from '../db/index.ts';

/** How many answers this process caches, of all workspaces. */
const most = 5_000;

const answers = new LRUCache<string, { answer: unknown }>({ max: most });

/** Of each scope's query: asked once, with the first question. */
const revisions = new WeakMap<Query, Promise<string>>();

/** The revision of a workspace, for a statement that reads something else as well; empty where nothing was ever changed. */
export const revisionSql = (wsId: string): RawBuilder<string> =>
  sql<string>`(select coalesce(string_agg(r.revision::text, ',' order by r.revision), '')
    from workspace_revisions r where r.ws_id = ${wsId})`;

async function readRevision(query: Query, wsId: string): Promise<string> {
  const { rows } = await sql<{ revision: string }>`select ${revisionSql(wsId)} as revision`.execute(query);
  return rows[0]?.revision ?? '';
}

/** The revision of a workspace as a scope's query sees it, read with the first query and then cached. */
export function revisionOf(query: Query, wsId: string): Promise<string> {
  const asked = revisions.get(query) ?? readRevision(query, wsId);
  revisions.set(query, asked);
  return asked;
}

/** A scope that changes what answers are made of has none cached, neither those from before it nor its own. */
export const readAlways = (query: Query): void => void revisions.set(query, Promise.resolve(''));

/** The same scope once it changes no more of that: from now on its answers are cached, for itself alone. */
export const readOnce = (query: Query): void => void revisions.set(query, Promise.resolve(`of ${ulid()}`));

/** Of which workspace and which of its revisions an answer is. */
interface Revision {
  wsId: string;
  revision: string;
}

const keyOf = ({ wsId, revision }: Revision, question: readonly unknown[]): string =>
  JSON.stringify([wsId, revision, ...question]);

/** What this process has cached as the answer of a revision, which was read a moment ago; undefined when it has none. */
export function cachedAnswer<T>(of: Revision, question: readonly unknown[]): T | undefined {
  // Safe: one question has answers of one type.
  return of.revision === '' ? undefined : (answers.get(keyOf(of, question))?.answer as T | undefined);
}

/**
 * The answer to a question about designs, menus or what people are and may in a workspace: cached in this process for as long as no
 * table of `revisedTables` is changed for this workspace (docs/decisions/0196). `question` names everything that the answer depends
 * on besides their rows; `ask` reads those tables alone, in the same scope. Not for a scope that changes them itself, unless it
 * began with `readAlways`, and an answer is never changed by who gets it. What `ask` throws is not cached.
 */
export async function asOfRevision<T>(
  query: Query,
  wsId: string,
  question: readonly unknown[],
  ask: () => Promise<T>,
): Promise<T> {
  const revision = await revisionOf(query, wsId);
  if (revision === '') return ask();
  const key = keyOf({ wsId, revision }, question);
  const cached = answers.get(key);
  // Safe: one question has answers of one type.
  if (cached) return cached.answer as T;
  const answer = await ask();
  answers.set(key, { answer });
  return answer;
}
