import { databaseRoles, type ScopeName, workspaceRoles } from '#server/kernel/db/rights/roles.ts';
import type { SessionClient, SessionPool } from '#server/kernel/db/driver/session/session.ts';

/** A statement as the database got it. */
export interface Statement {
  scope: ScopeName | undefined;
  text: string;
}

export interface Recorder {
  pool: SessionPool;
  /** What has run since the last time, each text once. */
  take(): Statement[];
}

const scopes = Object.entries({ ...databaseRoles, ...workspaceRoles });

function scopeOf(text: string): ScopeName | undefined {
  const found = scopes.find(([, role]) => text.includes(`'${role}'`));
  // Safe: the names are the keys of the roles.
  return found?.[0] as ScopeName | undefined;
}

/** The pool, remembering which statements run in which scope. */
export function recordStatements(pool: SessionPool): Recorder {
  let seen = new Map<string, Statement>();

  function recording(client: SessionClient): SessionClient {
    let scope: ScopeName | undefined;
    return {
      query(text, values, name) {
        if (name?.startsWith('scope_')) scope = scopeOf(text);
        else if (values && !['begin', 'begin_read', 'commit'].includes(name ?? '')) {
          seen.set(`${scope} ${text}`, { scope, text });
        }
        return client.query(text, values);
      },
      release: (error) => client.release(error),
    };
  }

  return {
    pool: { connect: async () => recording(await pool.connect()), end: () => pool.end() },
    take() {
      const taken = [...seen.values()];
      seen = new Map();
      return taken;
    },
  };
}
