import { proxy, ref } from 'valtio/vanilla';

/** Who was signed in when the session was lost. */
export interface LostSession {
  accountId: string;
  wsId: string | null;
  username: string;
  /** A sign-in has happened meanwhile, and only whose it is has to be read: the user is not asked. */
  isBack?: boolean;
}

/** The page that waits for its user while the sign-in dialog lies over it (SESS-17, SESS-18). */
export interface SignInAgain {
  state: {
    /** The user that the page waits for; undefined while no sign-in is requested. */
    lost: LostSession | undefined;
    /** Why the user who has signed in cannot continue yet, such as a failed connection. */
    failure: string | undefined;
  };
  /** Asks once, however many calls fail and however often; again when the user who had come back is lost again. */
  ask(lost: LostSession): void;
  /** `same`: the page continues with the same user; `left`: it is given up. */
  end(outcome: Outcome): void;
  /** The outcome of the present request; at once `same` when there is none. Rejects with the signal's reason. */
  settled(signal?: AbortSignal): Promise<Outcome>;
}

type Outcome = 'same' | 'left';

/** No sign-in is requested at first. */
export function createSignInAgain(): SignInAgain {
  const state = proxy<SignInAgain['state']>({ lost: undefined, failure: undefined });
  let waiting: ((outcome: Outcome) => void)[] = [];
  return {
    state,
    ask(lost) {
      if (!state.lost || state.lost.isBack) state.lost = ref(lost);
    },
    end(outcome) {
      const resolves = waiting;
      waiting = [];
      state.failure = undefined;
      state.lost = undefined;
      for (const resolve of resolves) resolve(outcome);
    },
    settled(signal) {
      if (!state.lost) return Promise.resolve('same');
      return new Promise((resolve, reject) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    },
  };
}
