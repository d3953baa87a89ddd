import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#openapi';
import { DomainError } from '../../errors/index.ts';
import type { Services } from '../../services.ts';
import type { OperationContract } from '../contract/operation-contract.ts';

/** What it means to ask for more than one's rights. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'not_allowed',
  'invalid_app_auth',
  'api_key_scope',
  'role_above_own',
] satisfies ErrorCode[]);

/** Does the work; a refusal of somebody who is known is in the operation log before it is told (P42). */
export async function noting<T>(
  request: FastifyRequest,
  { contract, services }: { contract: OperationContract; services: Services },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { session } = request.known;
    if (session && error instanceof DomainError && refusals.has(error.code)) {
      const { area } = contract.operation;
      const source = { session, requestId: request.id, ip: request.ip, now: services.clock.now() };
      await services.refusals.note({ ...source, operation: contract.id, area, code: error.code }).catch((lost) => {
        // The refusal stands, whether or not it could be written down.
        request.log.error({ err: lost, operation: contract.id }, 'a refusal was not logged');
      });
    }
    throw error;
  }
}
