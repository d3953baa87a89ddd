import type { Query } from '../../db/index.ts';
import { foldUsername } from '../../db/index.ts';
import { authenticate, type DirectoryPerson } from '../../directory/index.ts';
import { Failure } from '../../errors/index.ts';
import type { CallFacts } from '../../http/handler.ts';
import { budgetsOf, tryKey } from '../auth/attempts.ts';
import { evaluatePassword } from '../auth/evaluate-password.ts';
import { createQueues } from '../auth/queue.ts';
import { readPlatformSettings } from '../platform/platform-settings.ts';
import { personName } from './person-name.ts';
import { asked } from './refusals.ts';
import type { DirectoryOfWorkspace } from './set-up.ts';

// Apart from our own sign-ins, which a slow directory must not keep waiting.
const ofOneAccount = createQueues({ waiting: 20 });

interface Typed {
  wsId: string;
  account: string;
  password: string;
}

/** What a try came to. A directory that is of no use has refused nobody. */
export type Tried =
  | { kind: 'person'; person: DirectoryPerson }
  | { kind: 'wrong' }
  | { kind: 'failed'; failure: Failure };

type Settings = Awaited<ReturnType<typeof readPlatformSettings>>;

/**
 * Tries a name and a password at the workspace's directory within the budgets of all sign-ins (P13): names of a
 * directory are counted apart from ours. `conclude` runs in the transaction that closes the try.
 */
export function tryDirectory<T>(
  call: CallFacts,
  { setup }: Pick<DirectoryOfWorkspace, 'setup'>,
  { wsId, account, password }: Typed,
  conclude: (query: Query, tried: Tried, settings: Settings) => Promise<T>,
): Promise<T> {
  const { db, services, now, ip, log } = call;
  const name = `directory ${wsId} ${foldUsername(account)}`;
  return ofOneAccount(tryKey(name, undefined), () => {
    let tried: Tried = { kind: 'wrong' };
    const isRight = async (): Promise<boolean> => {
      try {
        const asking = authenticate(setup, { account: account.trim(), password }, services.egress);
        const found = await asked(asking, { log, tag: 'ld', wsId });
        if (!found) return false;
        tried = { kind: 'person', person: { ...found, name: personName(found.name) } };
      } catch (error) {
        // Nothing was evaluated: the try is given back, and told once that is kept.
        if (!(error instanceof Failure)) throw error;
        tried = { kind: 'failed', failure: error };
      }
      return true;
    };
    return evaluatePassword({
      db,
      passwords: { isRight },
      now,
      password,
      async admit(query) {
        const settings = await readPlatformSettings(query);
        return { settings, budgets: budgetsOf(name, ip, undefined, settings.security.lock_after_wrong_passwords) };
      },
      // Our own hash of the person plays no part.
      find: async (_query, { settings }) => ({ settings, passwordHash: null }),
      close: (query, { settings }) => conclude(query, tried, settings),
    });
  });
}
