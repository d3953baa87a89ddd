import type { Database } from '../db/index.ts';
import type { Egress } from '../egress/index.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Messages, OutgoingMessage } from './outgoing-message.ts';
import type { MailServer, SmsGateway } from '../foundation/gateways.ts';
import type { Settings } from '../foundation/settings.ts';
import { countMessage, type DailyCaps, leftToday } from './daily-caps.ts';
import type { Limiter } from '../limits/limiter.ts';
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
  limiter: Limiter;
  /** As the platform sets them now. */
  caps(): Promise<DailyCaps>;
  settings: Pick<Settings, 'mode' | 'smsGateway' | 'mailServer'>;
}

/**
 * Sends SMS and mail: by the workspace's own gateway, else by the platform's; without either the demo stores them in its
 * outbox. What goes by the platform's is counted, by address and by workspace.
 */
export function createMessages({ db, clock, egress, own, limiter, caps, settings }: Parts): Messages {
  const { mode, smsGateway, mailServer } = settings;

  const toOutbox = (message: OutgoingMessage): Promise<void> => storeInOutbox(db, clock, message);

  /** What goes through the platform's gateway is counted; without one there is nothing to spare. */
  async function byPlatform(message: OutgoingMessage, send: (() => Promise<void>) | undefined): Promise<void> {
    if (!send && mode !== 'demo') throw new MessageNotSent('not_set_up');
    await countMessage(limiter, await caps(), message);
    return send ? send() : toOutbox(message);
  }

  const canSend: Messages['canSend'] = (channel) =>
    mode === 'demo' || Boolean(channel === 'sms' ? smsGateway : mailServer);

  return {
    async ways(wsId) {
      const gateway = (isOwn: boolean, channel: 'mail' | 'sms') =>
        isOwn ? 'own' : canSend(channel) ? 'platform' : undefined;
      const [server, sms, now] = [await own.mail(wsId), await own.sms(wsId), await caps()];
      const left = await db.identity((query) => leftToday(query, now, wsId, clock.now()), { singleRead: true });
      return { mail: gateway(server !== undefined, 'mail'), sms: gateway(sms !== undefined, 'sms'), left };
    },
    hasOwnSmsGateway: async (wsId) => (await own.sms(wsId)) !== undefined,
    canSend,
    async send(message) {
      const { channel, to, subject = '', text, wsId } = message;
      if (channel === 'sms') {
        const gateway = wsId && (await own.sms(wsId));
        if (gateway) return sendBySmsGateway(egress, gateway, { to, text });
        return byPlatform(message, smsGateway && (() => sendBySmsGateway(egress, smsGateway, { to, text })));
      }
      const server = wsId && (await own.mail(wsId));
      if (server) return sendByMailServer(egress, server, { to, subject, text });
      return byPlatform(message, mailServer && (() => sendByMailServer(egress, mailServer, { to, subject, text })));
    },
  };
}
