import type { HostClock } from '../host/host.ts';

/** A clock that does not move until a test moves it. */
export interface TestClock {
  clock: HostClock;
  /** Lets milliseconds pass; what is due runs at its time. */
  pass(milliseconds: number): void;
  /** The device sleeps for so long: what was due meanwhile runs once it is awake. */
  sleep(milliseconds: number): void;
  /** How much still waits. */
  waiting(): number;
}

export function createTestClock(start = 1_700_000_000_000): TestClock {
  let now = start;
  const waiting = new Set<{ at: number; work: () => void }>();

  function runDue(until: number, moveTo: (at: number) => void): void {
    for (;;) {
      const [next] = [...waiting].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) return;
      waiting.delete(next);
      moveTo(next.at);
      next.work();
    }
  }

  return {
    clock: {
      now: () => now,
      after(milliseconds, work) {
        const entry = { at: now + milliseconds, work };
        waiting.add(entry);
        return () => void waiting.delete(entry);
      },
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      runDue(end, (at) => {
        now = at;
      });
      now = end;
    },
    sleep(milliseconds) {
      now += milliseconds;
      runDue(now, () => undefined);
    },
    waiting: () => waiting.size,
  };
}
