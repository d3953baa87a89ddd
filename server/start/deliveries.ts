import type { Logger } from 'pino';
import { writeQueuedInvitation } from '../domains/identity/index.ts';
import { clearDeliveries, runDeliveries } from '../domains/notifications/index.ts';
import type { Database } from '../kernel/db/index.ts';
import type { Messages } from '../kernel/delivery/outgoing-message.ts';
import type { Clock } from '../kernel/foundation/clock.ts';
import type { Settings } from '../kernel/foundation/settings.ts';
import { startRounds } from './rounds.ts';

/** How often it is looked whether a message is due, in milliseconds. */
const interval = 2000;

interface Parts {
  messages: Messages;
  settings: Pick<Settings, 'publicOrigin' | 'subdomains'>;
  log: Logger;
}

/** Sends notifications by mail and SMS to those who chose so, and invitations. Gives a function that ends it after the message at hand. */
export function startDeliveries(db: Database, clock: Clock, { messages, settings, log }: Parts): () => Promise<void> {
  return startRounds(interval, async (isStopped) => {
    try {
      const count = await runDeliveries(db, {
        now: () => clock.now(),
        messages,
        settings,
        invitationOf: (invitation) => writeQueuedInvitation(db, invitation, { settings, now: clock.now() }),
        isStopped,
        report: (error, delivery) =>
          log.warn({ err: error, delivery }, 'a notification or an invitation was not sent by mail or SMS'),
      });
      if (count > 0) await clearDeliveries(db, clock.now());
    } catch (error) {
      log.error({ err: error }, 'what waits to be sent by mail and SMS could not be read; it will be tried again');
    }
  });
}
