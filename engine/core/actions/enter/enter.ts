import type { ActionRun } from '../action.ts';
import { hostPart } from '../host-part.ts';

/** Goes on to where somebody belongs who has just signed in (contradictions 14); the host knows where. */
export const enter: ActionRun = async ({ application }, { host, text }) => {
  const goOn = hostPart('the way on after a sign-in', host.enter);
  await goOn({ application: text(application) });
};
