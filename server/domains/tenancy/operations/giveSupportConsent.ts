import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { closeConsents, endOf, findConsent, presentConsent } from '../support/consents.ts';

/** Lets the people of the platform look at the workspace for an hour. One that holds already stays: asking again makes it no longer. */
export const giveSupportConsent: Handler<'giveSupportConsent'> = (call) =>
  inWorkspace(call, async (query, wsId) => {
    const { now, session } = call;
    await closeConsents(query, wsId, { now, isHeld: false });
    const id = ulid();
    const given = await query
      .insertInto('support_consents')
      .values({
        id,
        ws_id: wsId,
        given_by: session.accountId,
        given_by_name: session.realName || session.username,
        created_at: now,
        ends_at: endOf(now),
      })
      .onConflict((conflict) => conflict.column('ws_id').where('ended_at', 'is', null).doNothing())
      .returning('ends_at')
      .executeTakeFirst();
    if (given) {
      await writeLog(query, call, {
        module: 'support',
        action: 'giveSupportConsent',
        target: id,
        after: { ends_at: given.ends_at.toISOString() },
      });
    }
    return { consent: presentConsent(await findConsent(query, wsId, now)) };
  });
