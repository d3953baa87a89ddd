import type { SessionPool } from '#server/kernel/db/driver/session/session.ts';

interface Sent {
  text: string;
  values: readonly unknown[];
}

/** One statement as it was sent, with the one that set its scope. */
export interface Recorded extends Sent {
  scope: Sent;
}

/** The same pool; every statement of a scope is handed to `record`. */
export function recordingPool(pool: SessionPool, record: (statement: Recorded) => void): SessionPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let scope: Sent | undefined;
      return {
        release: (error) => client.release(error),
        query(text, values, name) {
          if (values && name?.startsWith('scope_')) scope = { text, values };
          else if (scope && values && values.length > 0) record({ scope, text, values });
          return client.query(text, values, name);
        },
      };
    },
  };
}
