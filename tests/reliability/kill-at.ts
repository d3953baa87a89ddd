import { writeSync } from 'node:fs';
import type { SessionClient, SessionPool } from '#server/kernel/db/driver/session/session.ts';

/** After so many statements the process ends at once, as by a crash: with the statement not sent, or just answered. */
export interface KillPoint {
  statement: number;
  when: 'before' | 'after';
}

/** A pool whose sessions end the process at a point; counting begins with `arm`. */
export function killingPool(pool: SessionPool): { pool: SessionPool; arm(point: KillPoint): void } {
  let left = Number.POSITIVE_INFINITY;
  let when: KillPoint['when'] = 'before';
  const end = (text: string): never => {
    // Written at once: nothing of the process goes on.
    writeSync(1, `killed ${when} ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}\n`);
    process.kill(process.pid, 'SIGKILL');
    throw new Error('The process was killed.');
  };
  const watched = (client: SessionClient): SessionClient => ({
    async query(text, values, name) {
      left -= 1;
      const isHere = left === 0;
      if (isHere && when === 'before') end(text);
      const answer = await client.query(text, values, name);
      if (isHere) end(text);
      return answer;
    },
    release: (error) => client.release(error),
  });
  return {
    pool: { connect: async () => watched(await pool.connect()), end: () => pool.end() },
    arm(point) {
      left = point.statement;
      when = point.when;
    },
  };
}
