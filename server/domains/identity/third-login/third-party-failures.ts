import { DirectoryFailure } from '#server/kernel/directory/index.ts';
import { EgressFailure } from '#server/kernel/egress/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { RequestLog } from '#server/kernel/foundation/request-log.ts';
import { ThirdPartyFailure } from '../third-parties/index.ts';
import type { LoginTag } from './set-up.ts';

/** Why a third party or a directory could not be used: our own reasons, never their texts. */
export type FailureReason = (EgressFailure | ThirdPartyFailure | DirectoryFailure)['reason'];

export function failureReasonOf(error: unknown): FailureReason | undefined {
  const isKnown =
    error instanceof EgressFailure || error instanceof ThirdPartyFailure || error instanceof DirectoryFailure;
  return isKnown ? error.reason : undefined;
}

/**
 * Carries out what is asked of a third party. Its failures become wire codes: `third_party_code_invalid` for the code,
 * `third_party_unreachable` for everything that an administrator has to repair; the log has the reason.
 */
export async function withFailureCodes<T>(
  work: Promise<T>,
  context: { log: RequestLog; tag: LoginTag; wsId: string },
): Promise<T> {
  const { log, ...facts } = context;
  try {
    return await work;
  } catch (error) {
    const reason = failureReasonOf(error);
    if (reason === undefined) throw error;
    if (reason === 'code') throw new Failure('third_party_code_invalid');
    log.warn({ ...facts, reason }, 'a third party cannot be used');
    throw new Failure('third_party_unreachable');
  }
}
