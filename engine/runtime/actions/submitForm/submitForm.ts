import type { ActionRun, ActionRuntime, Stop } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';
import { whenSettled } from '../../scope/when-settled.ts';
import { failureOf } from '../../scope/failure-of.ts';
import { issuesOf } from './argument-issues.ts';

/** Checks the fields, calls with their values, and shows at the fields what the answer finds wrong with them. */
export const submitForm: ActionRun = async (args, runtime) => {
  const id = literalText('submitForm', 'call', args.call);
  const { fields } = runtime.scope;
  // What the server said before is no reason to keep the same values from it: it may have changed its mind.
  fields.showIssues([]);
  if ((await whenSettled(runtime)) === 'stop') return 'stop';
  if (!fields.validate(typeof args.node === 'string' ? args.node : undefined)) return 'stop';
  let answer: unknown;
  try {
    answer = (await runtime.call(id, runtime.values(args.with))) ?? null;
  } catch (error) {
    return showFailure(error, args, runtime);
  }
  if (typeof args.as === 'string') runtime.bind(args.as, answer);
  return runtime.signal.aborted ? 'stop' : runtime.run(args.then, { result: answer });
};

function showFailure(
  error: unknown,
  args: Readonly<Record<string, unknown>>,
  runtime: ActionRuntime,
): Promise<Stop | undefined> | Stop {
  if (runtime.signal.aborted) throw error;
  const failure = failureOf(error, runtime.scope);
  const issues = issuesOf(failure, args.with);
  const left = runtime.scope.fields.showIssues(issues.flatMap(({ path, text }) => (path ? [{ path, text }] : [])));
  const areAllShown = issues.length > 0 && left.length === 0 && issues.every(({ path }) => path);
  if (args.catch === undefined && !areAllShown) throw error;
  runtime.host.report?.(error);
  return args.catch === undefined ? 'stop' : runtime.run(args.catch, { error: failure });
}
