import type { Node } from '#scripts/contract/source.ts';
import type { Open } from '#tests/database/harness.ts';
import { codeOf, createAnswerCheck, type FuzzAnswer, failureText } from './answer-check.ts';
import { type DescribedOperation, describedOperations } from './described-operations.ts';
import { fuzzPlan, otherRequest, type Planned } from './fuzz-plan.ts';
import { FuzzTally } from './fuzz-tally.ts';
import { NotSignedIn } from './callers.ts';
import { type Around, createFuzzWorld, type FuzzWorld } from './fuzz-world.ts';
import { unsafeNames } from '#server/kernel/http/request/unsafe-names.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { learnFrom, takesAway } from './learn-from.ts';
import { madeUnique } from './made-unique.ts';
import { nextTry } from './next-try.ts';
import type { FuzzIssue } from './issue-text.ts';
import { createRequestCheck } from './request-check.ts';
import { rowSources } from './row-sources.ts';
import { createSchemaCheck } from './schema-check.ts';
import { smallestRequest } from './smallest-request.ts';

export interface FuzzOptions {
  open: Open;
  description: Node;
  seed: number;
  /** About how many. */
  requests: number;
  /** For every served call at least so many, of the kinds in their order; one of each kind where nothing is said. */
  fewest?: number | undefined;
  /** Only these calls, to look into one. */
  only?: readonly string[];
  around?: Around;
}

export interface FuzzResult {
  tally: FuzzTally;
  issues: FuzzIssue[];
  /** Fresh servers that were needed because requests had shut the callers out of the last one. */
  renewals: number;
}

/** Further requests after one that was refused. */
const mostTries = 3;

/** More kinds of issues than this are not looked into. */
const mostIssues = 20;

/** Failures of the caller and not of the request: the session is over, or a door was closed. */
const closedDoors = [
  'access_token_is_invalid',
  'access_token_has_expired',
  'invalid_auth',
  'password_change_required',
  'workspace_out_of_use',
  'workspace_expired',
  'workspace_not_started',
  'enterprise_maintenance_in_progress',
  'platform_maintenance_in_progress',
];

const isShutOut = (answer: FuzzAnswer): boolean => closedDoors.includes(codeOf(answer) ?? '');

/** Statuses of requests that nobody could understand. */
const notTaken = [400, 413, 414, 415, 422, 431];

/** Issues of one call that differ in numbers alone are one issue. */
const issueKey = ({ operation }: Planned, finding: string): string =>
  `${operation.id} ${finding.replaceAll(/\d+/g, '#').slice(0, 120)}`;

function notSignedIn(error: unknown): undefined {
  if (!(error instanceof NotSignedIn)) throw error;
}

/** Sends a run's requests one after the other, and says what no answer may be. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { open, description, around, only } = options;
  const operations = describedOperations(description).filter(({ id }) => !only || only.includes(id));
  const answerIssues = createAnswerCheck(description);
  const requestIssues = createRequestCheck(description);
  const schemaIssues = createSchemaCheck(description);
  const tally = new FuzzTally();
  const issues = new Map<string, FuzzIssue>();
  const plan = fuzzPlan(operations, description, options);
  const sources = rowSources(plan);
  let world = await createFuzzWorld(open, around);
  let renewals = 0;
  let replaced = 0;

  const send = async ({ operation, request }: Planned, filled: FuzzRequest): ReturnType<FuzzWorld['send']> => {
    const isFree = operation.table.roles === 'public' || request.kind === 'hostile';
    for (let tries = 1; tries <= 2; tries += 1) {
      // Nothing comes back when the caller cannot sign in any more.
      const found = await world.send(operation, filled).catch((error: unknown) => notSignedIn(error));
      if (found && (isFree || !isShutOut(found.answer))) return found;
      await world.reopen(operation, filled);
    }
    await world.close();
    world = await createFuzzWorld(open, around);
    renewals += 1;
    return world.send(operation, filled);
  };

  /** Sends a request and gives it back, if it fails in the same way as another did. */
  const failsAs = async (planned: Planned, request: FuzzRequest, key: string): Promise<FuzzRequest | undefined> => {
    const { filled, findings } = await attempt(planned, request);
    return findings.some((finding) => issueKey(planned, finding) === key) ? filled : undefined;
  };

  const attempt = async (planned: Planned, request: FuzzRequest) => {
    const { operation } = planned;
    const filled = world.known.fill(request, operation, (schema, value) => schemaIssues(schema, value).length === 0);
    const wrong = requestIssues(operation, filled);
    const isSound = request.kind === 'valid' || request.kind === 'edge';
    if (isSound && wrong.length > 0) throw new Error(`The fuzz itself is wrong about ${operation.id}: ${wrong[0]}`);
    const { answer, isReached } = await send(planned, filled);
    const findings = answerIssues(operation, request.kind, answer);
    if (request.kind === 'broken' && wrong.length > 0 && answer.status < 300)
      findings.push(`accepted although ${wrong[0]}`);
    // What the contract allows is for the handler to judge: the server's own check must not be the narrower one.
    // Names are one line, which the contract says in words alone.
    const isNamed = unsafeNames(filled.body).length === 0;
    if (isSound && isNamed && !isReached && notTaken.includes(answer.status))
      findings.push(`refused although it keeps the contract: ${failureText(answer)}`);
    if (operation.table.planned && ![401, 403, 501].includes(answer.status))
      findings.push(`planned, and answered ${answer.status}`);
    return { filled, answer, isReached, findings };
  };

  const counted = async (planned: Planned, request: FuzzRequest) => {
    const { operation } = planned;
    const tried = await attempt(planned, request);
    const { answer, isReached, filled } = tried;
    tally.count(operation, request.kind, answer, isReached);
    // What others were answered may be of their workspace.
    if (request.kind !== 'hostile') learnFrom(world.known, operation, filled, answer);
    return tried;
  };

  /** Rows like those that a call took away: the next one finds some as well. */
  const replace = async (operation: DescribedOperation): Promise<void> => {
    const creator = sources.creatorOf(operation);
    if (!creator) return;
    replaced += 1;
    const { headers } = otherRequest(creator, mostTries + replaced);
    const body = madeUnique(creator.request.body, mostTries + replaced);
    const request = world.known.fill({ ...creator.request, headers, body }, creator.operation, () => true);
    if (requestIssues(creator.operation, request).length === 0) await counted(creator, request);
  };

  /** A valid request; while its call has never succeeded, it is followed by others that may. */
  const insistent = async (planned: Planned): ReturnType<typeof counted> => {
    const { operation, request } = planned;
    const keepsContract = (one: FuzzRequest): boolean => requestIssues(operation, one).length === 0;
    let tried = await counted(planned, request);
    for (let number = 1; number <= mostTries; number += 1) {
      const isOver = request.kind !== 'valid' || operation.table.planned || tally.hasSucceeded(operation.id);
      if (isOver || tried.findings.length > 0) break;
      // What is in use by now cannot be taken away, and what was made since then has to be found.
      if (takesAway(operation) && tried.answer.status === 409) await replace(operation);
      if (tried.answer.status === 404 && number === 1)
        for (const list of sources.listsOf(operation)) await counted(list, list.request);
      tried = await counted(planned, nextTry({ planned, ...tried, number, keepsContract }));
    }
    return tried;
  };

  for (const planned of plan) {
    const { operation } = planned;
    const { filled, answer, findings } = await insistent(planned);
    if (takesAway(operation) && answer.status === 200) await replace(operation);
    const [finding] = findings;
    if (finding === undefined) continue;
    const key = issueKey(planned, finding);
    if (issues.has(key) || issues.size >= mostIssues) continue;
    const smallest = await smallestRequest(planned, (one) => failsAs(planned, one, key));
    issues.set(key, { operation, finding, request: smallest ?? filled });
  }
  await world.close();
  return { tally, issues: [...issues.values()], renewals };
}
