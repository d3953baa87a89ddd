import type { Query } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';
import { type LogEntry, writeLog } from '#server/kernel/audit/write-log.ts';
import { needsApproval } from './approval-state.ts';
import { type Configuration, current, type Found, present, readAbove, type Subject } from './configuration.ts';
import type { Merge } from '../merging/describe-merge.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { lockConfiguration, readConfiguration, type StoredConfiguration } from '../kind/queries.ts';

export interface Locked {
  query: Query;
  stored: StoredConfiguration;
  found: Found;
}

/** What the change did, for the log; undefined when there was nothing to do. */
export type Done = Pick<LogEntry, 'before' | 'after' | 'detail'> | undefined;

interface Change {
  /** The operation, for the log. */
  action: string;
  /** What the caller sent, to be compared with what is stored. */
  sent: unknown;
  /** Both values made one, for the answer to a caller who came too late. */
  merge?(found: Found): Promise<Merge>;
  work(locked: Locked): Promise<Done>;
}

/**
 * Changes a configuration in one transaction that holds its row, so that changes follow one another, and logs it there
 * (P42). Throws `Conflict` with both values when it has changed since the version of `If-Match`.
 */
export async function change(subject: Subject, { action, sent, merge, work }: Change): Promise<Configuration> {
  const { caller, ref } = subject;
  try {
    const after = await inScope(caller.db, ref.wsId, async (query) => {
      const stored = await lockConfiguration(query, ref, caller.session.accountId);
      const above = await readAbove(query, ref);
      const found = { stored, above, needsApproval: await needsApproval(query, ref) };
      if (caller.ifMatch !== undefined && caller.ifMatch !== stored.version) throw new StaleVersion(found, sent);
      const done = await work({ query, stored, found });
      if (!done) return found;
      const { logged = { module: 'configuration', target: `${ref.kind}/${ref.key}` } } = subject;
      await writeLog(query, caller, { ...logged, action, ...done });
      return { ...found, stored: await readConfiguration(query, ref) };
    });
    return await present(subject, after);
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    const { found } = error;
    const stored = await current(subject, found);
    const merged = merge ? { merge: await merge(found) } : {};
    throw new Conflict({ detail: { version: found.stored?.version ?? 0, stored, sent: error.sent, ...merged } });
  }
}

/** Ends the work of a change that came too late; outside it becomes a `Conflict` with both values. */
export class StaleVersion extends Error {
  readonly found: Found;
  readonly sent: unknown;

  constructor(found: Found, sent: unknown) {
    super('The configuration has changed meanwhile.');
    this.found = found;
    this.sent = sent;
  }
}
