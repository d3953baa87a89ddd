import { createValue, type Value } from '../router/value.ts';

/** Who was signed in when the session was lost. */
export interface LostSession {
  accountId: string;
  wsId: string | null;
  username: string;
  /** Somebody has signed in meanwhile, and only who it is has to be read: nobody is asked. */
  isBack?: boolean;
}

/** The page that waits for its person while the sign-in dialog lies over it (SESS-17, SESS-18). */
export interface SignInAgain {
  /** Whom the page waits for; undefined while nobody is asked to sign in. */
  lost: Value<LostSession | undefined>;
  /** Why the person who has signed in cannot go on yet, such as a connection that failed. */
  problem: Value<string | undefined>;
  /** Asks once, however many calls fail and however often; anew when who had come back is lost again. */
  ask(lost: LostSession): void;
  /** `same`: the page goes on with the same person; `left`: it is given up. */
  end(outcome: Outcome): void;
  /** The outcome of what is asked now; at once `same` when nothing is. Rejects with the signal's reason. */
  settled(signal?: AbortSignal): Promise<Outcome>;
}

type Outcome = 'same' | 'left';

/** Nobody is asked at first. */
export function createSignInAgain(): SignInAgain {
  const lost = createValue<LostSession | undefined>(undefined);
  const problem = createValue<string | undefined>(undefined);
  let waiting: ((outcome: Outcome) => void)[] = [];
  return {
    lost,
    problem,
    ask(who) {
      const asked = lost.get();
      if (!asked || asked.isBack) lost.set(who);
    },
    end(outcome) {
      const told = waiting;
      waiting = [];
      problem.set(undefined);
      lost.set(undefined);
      for (const tell of told) tell(outcome);
    },
    settled(signal) {
      if (!lost.get()) return Promise.resolve('same');
      return new Promise((resolve, reject) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    },
  };
}
