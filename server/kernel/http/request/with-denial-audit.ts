import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#openapi';
import { DomainError } from '../../errors/index.ts';
import type { DenialLog } from '../../audit/denial-log.ts';
import type { Clock } from '../../foundation/clock.ts';
import type { OperationContract } from '../contract/operation-contract.ts';

export interface DenialServices {
  clock: Clock;
  denialLog: DenialLog;
}

/** Failures that mean that the caller asked for more than its rights. */
const denials: ReadonlySet<ErrorCode> = new Set([
  'not_allowed',
  'invalid_app_auth',
  'api_key_scope',
  'document_refused',
  'role_above_own',
  'support_read_only',
] satisfies ErrorCode[]);

/** Does the work; the denial of a known caller is in the operation log before it is answered (P42). */
export async function withDenialAudit<T>(
  request: FastifyRequest,
  { contract, services }: { contract: OperationContract; services: DenialServices },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { session, document } = request.known;
    if (session && error instanceof DomainError && denials.has(error.code)) {
      const { area } = contract.operation;
      const source = { session, requestId: request.id, ip: request.ip, now: services.clock.now(), document };
      await services.denialLog.write({ ...source, operation: contract.id, area, code: error.code }).catch((lost) => {
        // The denial holds, whether or not it could be logged.
        request.log.error({ err: lost, operation: contract.id }, 'a refusal was not logged');
      });
    }
    throw error;
  }
}
