import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { closeConsents } from '../support/consents.ts';

/** Ends the consent; sessions of support read it with every call, so the next one is refused (P11). */
export const endSupportConsent: Handler<'endSupportConsent'> = (call) =>
  inWorkspace(call, async (query, wsId) => {
    const ended = await closeConsents(query, wsId, { now: call.now, isHeld: true });
    if (ended) {
      await writeLog(query, call, {
        module: 'support',
        action: 'endSupportConsent',
        target: ended.id,
        before: { ends_at: ended.ends_at.toISOString() },
        after: { ends_at: call.now.toISOString() },
      });
    }
    return { consent: null };
  });
