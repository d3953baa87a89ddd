import { DirectoryRefusal } from '#server/kernel/directory/index.ts';
import { EgressFailure } from '#server/kernel/egress/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { RequestLog } from '#server/kernel/foundation/request-log.ts';
import { ThirdPartyRefusal } from '../third-parties/index.ts';
import type { LoginTag } from './set-up.ts';

/** Why a third party or a directory was of no use: words of their own doors, never what they said. */
export type Trouble = (EgressFailure | ThirdPartyRefusal | DirectoryRefusal)['reason'];

export function troubleOf(error: unknown): Trouble | undefined {
  const isKnown =
    error instanceof EgressFailure || error instanceof ThirdPartyRefusal || error instanceof DirectoryRefusal;
  return isKnown ? error.reason : undefined;
}

/**
 * Carries out what is asked of a third party. Its failures become wire codes: `third_party_code_invalid` for the code,
 * `third_party_unreachable` for everything that an administrator has to mend; the log tells the reason.
 */
export async function asked<T>(work: Promise<T>, told: { log: RequestLog; tag: LoginTag; wsId: string }): Promise<T> {
  const { log, ...place } = told;
  try {
    return await work;
  } catch (error) {
    const reason = troubleOf(error);
    if (reason === undefined) throw error;
    if (reason === 'code') throw new Failure('third_party_code_invalid');
    log.warn({ ...place, reason }, 'a third party is of no use');
    throw new Failure('third_party_unreachable');
  }
}
