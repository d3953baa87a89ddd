import { createValue, type Value } from '../router/value.ts';

/** LIM-01: milliseconds between two looks at the clock. */
const checkEvery = 10_000;
/** SESS-22: milliseconds before the end at which the person is warned. */
const warnBefore = 60_000;
/** Activity is told to the other tabs at most this often, in milliseconds. */
const tellEvery = 1_000;

const key = 'pagewright.active';
/** SESS-21, SESS-22: a click, a key and what is typed without keys are signs of life; moving the pointer is none. */
const signsOfLife = ['click', 'keydown', 'input'] as const;

export type IdleState = 'active' | 'warning' | 'ended';

interface IdleParts {
  view: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setInterval' | 'clearInterval' | 'localStorage'>;
  now: () => number;
  /** Minutes without a sign of life; 0: no limit. */
  limit: () => number;
  isSignedIn: () => boolean;
  /** Signs out. */
  end: () => void;
}

export interface IdleWatch {
  state: Value<IdleState>;
  /** Somebody is there: the time begins anew, in all tabs. */
  touch(): void;
  /** Watches until the returned function is called. */
  start(): () => void;
}

/**
 * SESS-21: signs out when nobody has used any tab of this browser for so many minutes. The warning comes a minute before,
 * or half the time where the limit is a minute.
 */
export function createIdleWatch({ view, now, limit, isSignedIn, end }: IdleParts): IdleWatch {
  const state = createValue<IdleState>('active');
  let lastSign = now();
  let lastTold = 0;

  function touch(): void {
    lastSign = now();
    state.set('active');
    if (lastSign - lastTold < tellEvery) return;
    lastTold = lastSign;
    view.localStorage.setItem(key, String(lastSign));
  }

  /** The latest sign of any tab; a clock that was set back makes nobody idle. */
  function idleFor(): number {
    const told = Number(view.localStorage.getItem(key));
    return now() - Math.max(lastSign, Number.isFinite(told) ? told : 0);
  }

  function check(): void {
    const allowed = limit() * 60_000;
    if (!isSignedIn() || allowed === 0) {
      if (state.get() === 'warning') state.set('active');
      return;
    }
    const idle = idleFor();
    if (idle >= allowed) {
      state.set('ended');
      end();
    } else state.set(idle >= allowed - Math.min(warnBefore, allowed / 2) ? 'warning' : 'active');
  }

  /** What somebody does, unless the time was over before: timers stand still while a device sleeps. */
  function hear(): void {
    check();
    if (state.get() !== 'ended') touch();
  }

  return {
    state,
    touch,
    start() {
      // What another tab, or this one before a reload, has seen counts: a tab that is opened is no sign of life.
      const told = Number(view.localStorage.getItem(key));
      if (told > 0) lastSign = Math.min(lastSign, told);
      check();
      for (const name of signsOfLife) view.addEventListener(name, hear, { capture: true });
      const timer = view.setInterval(check, checkEvery);
      return () => {
        view.clearInterval(timer);
        for (const name of signsOfLife) view.removeEventListener(name, hear, { capture: true });
      };
    },
  };
}
