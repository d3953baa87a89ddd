import { child } from '#scripts/contract/source.ts';
import { codeOf, type FuzzAnswer, refusedField } from './answer-check.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { KnownValues } from './known-values.ts';

/** All texts in a part of a request. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

/** The rows that a call is about: those of its address, or those that its body names `id`. */
function subjectsOf({ path, body }: FuzzRequest): string[] {
  const inPath = textsIn(path);
  const { id, ids } = child({ body }, 'body');
  return inPath.length > 0 ? inPath : textsIn([id, ids]);
}

/** The rows that a failure is about: those in the field that it points at, or the call's own. */
function refusedIn(request: FuzzRequest, answer: FuzzAnswer): string[] {
  const field = refusedField(answer);
  if (field === undefined) return subjectsOf(request);
  return textsIn([request.path, request.query, request.body].map((part) => child({ part }, 'part')[field]));
}

/** Whether the call takes rows away for good. */
export const takesAway = ({ id }: DescribedOperation): boolean => /^(batchD|d)elete|^revoke/.test(id);

/** Keeps what an answer tells about the rows of the server: which there are, which are gone, and their versions. */
export function learnFrom(
  known: KnownValues,
  operation: DescribedOperation,
  request: FuzzRequest,
  answer: FuzzAnswer,
): void {
  const { status, body } = answer;
  if (status === 200) known.learn(operation, Object(body)['data'], request.path);
  if (status === 200 && takesAway(operation)) known.forget(operation, subjectsOf(request));
  const { version } = child(child(body, 'data'), 'detail');
  if (codeOf(answer) === 'version_conflict') known.learnVersion(operation, request.path, subjectsOf(request), version);
  else if (status === 404 || status === 409) known.refuse(operation, refusedIn(request, answer));
}
