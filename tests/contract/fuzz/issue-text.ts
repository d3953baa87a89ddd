import { callerOf } from './callers.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { toWire } from './to-wire.ts';

/** One kind of issue, with the smallest request that shows it. */
export interface FuzzIssue {
  operation: DescribedOperation;
  finding: string;
  request: FuzzRequest;
}

/** Longer bodies are cut: the seed makes them again. */
const mostShown = 2_000;

/** An issue with its request, as someone would send it by hand. */
export function issueText({ operation, finding, request }: FuzzIssue): string {
  const { method, url, headers = {}, payload } = toWire(operation, request, 0);
  const text = Buffer.isBuffer(payload) ? payload.toString('latin1') : payload;
  const body = typeof text === 'string' ? text.slice(0, mostShown) : undefined;
  const lines = Object.entries(headers).map(([name, value]) => `    ${name}: ${String(value)}`);
  return [
    `${operation.id} (${request.kind}) ${finding}`,
    `  as ${callerOf(operation, request) ?? 'nobody'}: ${method} ${String(url).slice(0, mostShown)}`,
    ...lines,
    ...(body === undefined ? [] : [`    ${body}`]),
  ].join('\n');
}
