import type { Query } from '#server/kernel/db/index.ts';
import { foldUsername } from '#server/kernel/db/index.ts';
import { authenticate, type DirectoryPerson } from '#server/kernel/directory/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { CallFacts, With } from '#server/kernel/call/handler.ts';
import { bookTry, type Budget, budgetsOf, directoryPersonBudget, giveBack, tryKey } from '../passwords/attempts.ts';
import { evaluatePassword } from '../passwords/evaluate-password.ts';
import { createQueues } from '#server/kernel/turns/queue.ts';
import { personName } from './person-name.ts';
import { withFailureCodes } from './third-party-failures.ts';
import type { DirectoryOfWorkspace } from './set-up.ts';
import type { Egress } from '#server/kernel/egress/index.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';

// Apart from our own sign-ins, which a slow directory must not keep waiting.
const ofOneAccount = createQueues({ waiting: 20 });

interface Typed {
  wsId: string;
  account: string;
  password: string;
  /** The device, when this person signed in on it before: strangers do not lock it out. */
  knownDevice?: string | undefined;
}

/** Under which name of a workspace's directory tries are counted, and devices are known. */
export const directoryName = (wsId: string, account: string): string => `directory ${wsId} ${foldUsername(account)}`;

/** What a try came to. An unusable directory has denied no one. */
export type Tried =
  | { kind: 'person'; person: DirectoryPerson }
  | { kind: 'wrong' }
  | { kind: 'failed'; failure: Failure };

type Settings = Awaited<ReturnType<typeof readPlatformSettings>>;

/**
 * Tries a name and a password at the workspace's directory within the budgets of all sign-ins (P13): names of a
 * directory are counted apart from ours, and a person behind several of them once more. `conclude` runs in the
 * transaction that closes the try.
 */
export function tryDirectory<T>(
  call: CallFacts & With<{ egress: Egress }>,
  { setup }: Pick<DirectoryOfWorkspace, 'setup'>,
  { wsId, account, password, knownDevice }: Typed,
  conclude: (query: Query, tried: Tried, settings: Settings) => Promise<T>,
): Promise<T> {
  const { db, services, now, ip, log } = call;
  const name = directoryName(wsId, account);
  return ofOneAccount(tryKey(name, knownDevice), () => {
    let tried: Tried = { kind: 'wrong' };
    let booked: Budget | undefined;
    let lockAfter: number | undefined;
    const mayTry = async (dn: string): Promise<boolean> => {
      const budget = directoryPersonBudget(`${wsId} ${dn}`, { lockAfter, isKnownDevice: knownDevice !== undefined });
      const tried = await db.identity((query) => bookTry(query, budget, now));
      if ('wait' in tried) return false;
      booked = budget;
      return true;
    };
    const isRight = async (): Promise<boolean> => {
      try {
        const asking = authenticate(setup, { account: account.trim(), password, mayTry }, services.egress);
        const found = await withFailureCodes(asking, { log, tag: 'ld', wsId });
        if (!found) return false;
        tried = { kind: 'person', person: { ...found, name: personName(found.name) } };
      } catch (error) {
        // Nothing was evaluated: the try is given back, and the failure thrown once that is committed.
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
        lockAfter = settings.security.lock_after_wrong_passwords;
        return { settings, budgets: budgetsOf(name, ip, knownDevice, lockAfter) };
      },
      // Our own hash of the person plays no part.
      find: async (_query, { settings }) => ({ settings, passwordHash: null }),
      close(query, { settings }, isFree) {
        if (isFree && booked) giveBack(query, booked);
        return conclude(query, tried, settings);
      },
    });
  });
}
