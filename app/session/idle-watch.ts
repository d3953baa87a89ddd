import { proxy } from 'valtio/vanilla';

/** LIM-01: milliseconds between two looks at the clock. */
const checkEvery = 10_000;
/** SESS-22: milliseconds before the end at which the user is warned. */
const warnBefore = 60_000;
/** Activity is shared with the other tabs at most this often, in milliseconds. */
const shareEvery = 1_000;

const key = 'pagewright.active';
/** SESS-21, SESS-22: a click, a key and what is typed without keys are signs of life; moving the pointer is none. */
const signsOfLife = ['click', 'keydown', 'input'] as const;

export type IdlePhase = 'active' | 'warning' | 'ended';

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
  state: { phase: IdlePhase };
  /** The user is active: the time starts over, in all tabs. */
  touch(): void;
  /** Watches until the returned function is called. */
  start(): () => void;
}

/**
 * SESS-21: signs out when no tab of this browser was used for `limit` minutes. The warning comes a minute before,
 * or half the time where the limit is a minute.
 */
export function createIdleWatch({ view, now, limit, isSignedIn, end }: IdleParts): IdleWatch {
  const state = proxy<IdleWatch['state']>({ phase: 'active' });
  let lastSign = now();
  let lastShared = 0;

  function touch(): void {
    lastSign = now();
    state.phase = 'active';
    if (lastSign - lastShared < shareEvery) return;
    lastShared = lastSign;
    view.localStorage.setItem(key, String(lastSign));
  }

  /** The latest sign of any tab; a clock that was set back makes no user idle. */
  function idleFor(): number {
    const shared = Number(view.localStorage.getItem(key));
    return now() - Math.max(lastSign, Number.isFinite(shared) ? shared : 0);
  }

  function check(): void {
    const allowed = limit() * 60_000;
    if (!isSignedIn() || allowed === 0) {
      if (state.phase === 'warning') state.phase = 'active';
      return;
    }
    const idle = idleFor();
    if (idle >= allowed) {
      state.phase = 'ended';
      end();
    } else state.phase = idle >= allowed - Math.min(warnBefore, allowed / 2) ? 'warning' : 'active';
  }

  /** Records activity, unless the time was over before: timers do not run while a device sleeps. */
  function onActivity(): void {
    check();
    if (state.phase !== 'ended') touch();
  }

  return {
    state,
    touch,
    start() {
      // What another tab, or this one before a reload, has seen counts: a tab that is opened is no sign of life.
      const shared = Number(view.localStorage.getItem(key));
      if (shared > 0) lastSign = Math.min(lastSign, shared);
      check();
      for (const name of signsOfLife) view.addEventListener(name, onActivity, { capture: true });
      const timer = view.setInterval(check, checkEvery);
      return () => {
        view.clearInterval(timer);
        for (const name of signsOfLife) view.removeEventListener(name, onActivity, { capture: true });
      };
    },
  };
}
