import type { SessionPool } from '#server/db/session.ts';

/** One statement as it was sent, with the text that opened its transaction. */
export interface Recorded {
  begin: string;
  text: string;
  values: unknown[];
}

/** The same pool; every statement with parameters is handed to `record`. */
export function recordingPool(pool: SessionPool, record: (statement: Recorded) => void): SessionPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let begin = '';
      return {
        release: (error) => client.release(error),
        query(text, values, name) {
          if (text.startsWith('begin')) begin = text;
          else if (values) record({ begin, text, values });
          return client.query(text, values, name);
        },
      };
    },
  };
}
