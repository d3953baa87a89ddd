import type { HostClock } from '../host/host.ts';
import type { Path } from './store.ts';

type Names = Readonly<Record<string, unknown>>;

interface Countdown {
  path: Path;
  /** Milliseconds since 1970 UTC. */
  end: number;
  /** The action list that runs at zero, with the names around it. */
  then: unknown;
  locals: Names;
  /** It was started by a changed part of the document: the list has the rights of one. */
  isChanged: boolean;
}

interface CountdownContext {
  clock: HostClock;
  write(path: Path, seconds: number): void;
  run(actions: unknown, locals: Names, begin: { isChanged: boolean }): void;
}

/** Seconds counted down in the state of one page, dialog or drawer; all of them by the host's clock. */
export interface Countdowns {
  /** Counts down at a path of the state; another countdown there is replaced. It stops when the signal aborts. */
  begin(countdown: Countdown, signal: AbortSignal): void;
  /** Continues those of the previous scope, which was left for another language or draft: time has passed meanwhile. */
  resume(before: Countdowns, signal: AbortSignal): void;
  /** Those that have not reached zero, also after they were stopped. */
  running(): readonly Countdown[];
}

export function createCountdowns({ clock, write, run }: CountdownContext): Countdowns {
  const started = new Map<string, Countdown>();

  function tick(key: string, countdown: Countdown, signal: AbortSignal): void {
    if (signal.aborted || started.get(key) !== countdown) return;
    const left = countdown.end - clock.now();
    const seconds = Math.max(0, Math.ceil(left / 1000));
    write(countdown.path, seconds);
    if (seconds === 0) {
      started.delete(key);
      run(countdown.then, countdown.locals, { isChanged: countdown.isChanged });
      return;
    }
    // The next whole second by the clock, so that a delayed tick does not delay the following ones.
    const stop = clock.after(left - (seconds - 1) * 1000, () => {
      signal.removeEventListener('abort', stop);
      tick(key, countdown, signal);
    });
    signal.addEventListener('abort', stop, { once: true });
  }

  function begin(countdown: Countdown, signal: AbortSignal): void {
    const key = countdown.path.join('.');
    started.set(key, countdown);
    tick(key, countdown, signal);
  }

  return {
    begin,
    resume(before, signal) {
      for (const countdown of before.running()) begin(countdown, signal);
    },
    running: () => [...started.values()],
  };
}
