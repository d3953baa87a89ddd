import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { findConsent, presentConsent } from '../support/consents.ts';

/** Whether the people of the platform may look at the workspace now (decision 0260). */
export const getSupportConsent: Handler<'getSupportConsent'> = (call) =>
  inWorkspace(call, async (query, wsId) => ({ consent: presentConsent(await findConsent(query, wsId, call.now)) }), {
    singleRead: true,
  });
