import type { Database } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { OwnGateways } from '#server/kernel/delivery/messages.ts';
import type { MailServer, SmsGateway } from '#server/kernel/foundation/gateways.ts';
import { openSecret } from './setting-secrets.ts';
import { readSetting } from './workspace-setting.ts';

/** Reads the gateways that workspaces have of their own; undefined where the platform's send (WB-06). */
export function createOwnGateways(db: Database, keys: Keys): OwnGateways {
  const read = <Name extends 'sms' | 'email'>(wsId: string, name: Name) =>
    db.tenant(wsId, (query) => readSetting(query, wsId, name), { readOnly: true });
  return {
    async sms(wsId): Promise<SmsGateway | undefined> {
      const { value, sealed } = await read(wsId, 'sms');
      if (value.provider !== 'http') return undefined;
      return {
        url: value.gateway_url ?? '',
        signature: value.signature ?? '',
        accessKey: value.access_key ?? '',
        accessSecret: openSecret(sealed, 'access_secret', {
          key: keys.key('workspace-settings'),
          wsId,
          setting: 'sms',
        }),
      };
    },
    async mail(wsId): Promise<MailServer | undefined> {
      const { value, sealed } = await read(wsId, 'email');
      if (value.provider !== 'smtp') return undefined;
      const encryption = value.encryption ?? 'tls';
      return {
        host: value.host ?? '',
        port: value.port ?? 465,
        encryption,
        fromName: value.from_name ?? '',
        fromAddress: value.from_address ?? '',
        userName: value.user_name ?? '',
        password: openSecret(sealed, 'password', { key: keys.key('workspace-settings'), wsId, setting: 'email' }),
      };
    },
  };
}
