import type { ActionRun } from '../../scope/action.ts';
import { hostPart } from '../../action/host-part.ts';

/** Goes on to where somebody belongs who has just signed in (contradictions 14); the host knows where. */
export const enter: ActionRun = async ({ application, query }, { host, text, value }) => {
  const goOn = hostPart('the way on after a sign-in', host.enter);
  await goOn({ application: text(application), query: textsIn(value(query)) });
};

/** The texts of an object; undefined when it is none. */
function textsIn(query: unknown): Record<string, string> | undefined {
  if (typeof query !== 'object' || query === null) return undefined;
  return Object.fromEntries(Object.entries(query).filter(([, text]) => typeof text === 'string'));
}
