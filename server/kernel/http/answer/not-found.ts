import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/index.ts';
import type { OperationTable } from '../contract/description.ts';

/** The methods that an address of the contract has, for 405 answers. */
export function createMethodFinder(operations: OperationTable): (path: string) => string[] {
  const shapes = Object.values(operations).map(({ path, method }) => ({
    // Paths of the contract hold letters, digits, `/`, `-`, `.` and `{name}` only.
    shape: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
    method: method.toUpperCase(),
  }));
  return (path) => [...new Set(shapes.filter(({ shape }) => shape.test(path)).map(({ method }) => method))];
}

/** 405 with `Allow` when the address exists for another method, else 404 `operation_not_found`. */
export function refuseUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  methodsOf: (path: string) => string[],
): never {
  const methods = methodsOf(request.url.split('?')[0] ?? '');
  if (methods.length === 0) throw new DomainError('operation_not_found');
  reply.header('allow', methods.join(', '));
  throw new DomainError('method_not_allowed');
}
