import type { Database } from '../db/index.ts';
import type { Egress } from '../egress/index.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Messages, OutgoingMessage } from './outgoing-message.ts';
import type { MailServer, SmsGateway } from '../foundation/gateways.ts';
import type { Settings } from '../foundation/settings.ts';
import { sendByMailServer } from './mail-server.ts';
import { MessageNotSent } from './message-not-sent.ts';
import { storeInOutbox } from './outbox.ts';
import { sendBySmsGateway } from './sms-gateway.ts';

/** The gateways that a workspace has of its own; undefined where it has none. */
export interface OwnGateways {
  sms(wsId: string): Promise<SmsGateway | undefined>;
  mail(wsId: string): Promise<MailServer | undefined>;
}

interface Parts {
  db: Database;
  clock: Clock;
  egress: Egress;
  own: OwnGateways;
  settings: Pick<Settings, 'mode' | 'smsGateway' | 'mailServer'>;
}

/**
 * Sends SMS and mail: by the workspace's own gateway, else by the platform's; without either the demo stores them in its
 * outbox.
 */
export function createMessages({ db, clock, egress, own, settings }: Parts): Messages {
  const { mode, smsGateway, mailServer } = settings;

  async function toOutbox(message: OutgoingMessage): Promise<void> {
    if (mode !== 'demo') throw new MessageNotSent('not_set_up');
    await storeInOutbox(db, clock, message);
  }

  return {
    hasOwnSmsGateway: async (wsId) => (await own.sms(wsId)) !== undefined,
    canSend: (channel) => mode === 'demo' || Boolean(channel === 'sms' ? smsGateway : mailServer),
    async send(message) {
      const { channel, to, subject = '', text, wsId } = message;
      if (channel === 'sms') {
        const gateway = (wsId && (await own.sms(wsId))) || smsGateway;
        return gateway ? sendBySmsGateway(egress, gateway, { to, text }) : toOutbox(message);
      }
      const server = (wsId && (await own.mail(wsId))) || mailServer;
      return server ? sendByMailServer(egress, server, { to, subject, text }) : toOutbox(message);
    },
  };
}
