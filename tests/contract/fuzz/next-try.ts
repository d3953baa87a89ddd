import { isNode } from '#scripts/contract/source.ts';
import { codeOf, type FuzzAnswer, refusedField } from './answer-check.ts';
import { otherRequest, type Planned } from './fuzz-plan.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { withNewest } from './known-values.ts';
import { madeUnique } from './made-unique.ts';

/** A request that was refused, and the how manieth try follows. */
export interface Refused {
  planned: Planned;
  /** As it was sent. */
  filled: FuzzRequest;
  answer: FuzzAnswer;
  number: number;
  keepsContract(request: FuzzRequest): boolean;
}

/** The body with less in the field that was refused: nothing, an empty list, null. */
function without({ body }: FuzzRequest, field: string | undefined): unknown[] {
  if (field === undefined || !isNode(body) || !(field in body)) return [];
  const { [field]: _refused, ...others } = body;
  return [others, { ...others, [field]: [] }, { ...others, [field]: null }];
}

/** What else may succeed: new names, other rows, the version that is stored by now, no rows, or another request altogether. */
export function nextTry({ planned, filled, answer, number, keepsContract }: Refused): FuzzRequest {
  const { request } = planned;
  const isStale = answer.status === 404 || codeOf(answer) === 'version_conflict';
  const other = withNewest({ ...otherRequest(planned, number), caller: 0 }, 0);
  if (answer.status !== 409 && !isStale) return other;
  const isTaken = !isStale && number % 2 === 1;
  const bodies = isTaken
    ? [madeUnique(filled.body, number)]
    : number === 2
      ? without(filled, refusedField(answer))
      : [];
  const changed = bodies
    .filter((body) => JSON.stringify(body) !== JSON.stringify(filled.body))
    .map((body): FuzzRequest => ({ ...filled, headers: other.headers, body }))
    .find(keepsContract);
  // The same request is filled again: by now it is known which rows the call does not take, and which version they have.
  return changed ?? (number === 1 ? request : other);
}
