import { settingKey } from '#server/domains/configuration/preference/workspace-setting.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import { later } from './guests.ts';
import { foreign, idOf } from './scopes.ts';

/** As many codes as a workspace may send in an hour (P15); made in the future, they count for as long as a run takes. */
const most = 300;

/** The foreign workspace has sent all codes that it may: a handler that counts those of others with the own sends none. */
export async function addSentCodes(query: Query): Promise<void> {
  const codes = Array.from({ length: most }, (_, index) => ({
    id: idOf(foreign.prefix, `code ${index}`),
    purpose: 'registration' as const,
    subject: idOf(foreign.prefix, `subject ${index}`),
    number_hash: `number ${index}`,
    network: `network ${index}`,
    ws_id: foreign.wsId,
    code_hash: 'x',
    created_at: later,
    expires_at: later,
  }));
  await query.insertInto('sms_codes').values(codes).execute();
}

/** The foreign workspace asks its people for a code after the password: a handler that reads its setting for the own asks, too. */
export async function addSecondStep(query: Query): Promise<void> {
  await query
    .insertInto('preferences')
    .values({
      id: idOf(foreign.prefix, 'systemManage'),
      ws_id: foreign.wsId,
      key: settingKey('systemManage'),
      value: json({ value: { setting: 'systemManage', sms_secondary_verification: true } }),
    })
    .execute();
}
