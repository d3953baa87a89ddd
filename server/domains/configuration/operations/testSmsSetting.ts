import type { Handler } from '#server/kernel/call/handler.ts';
import { requireTelephone } from '#server/kernel/telephone/telephone.ts';
import { maskedTelephone } from '#server/kernel/telephone/masked-telephone.ts';
import { sendTestMessage, type TestNeeds } from '../preference/test-messages.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { fullNumber, numberHash } from '#server/kernel/telephone/full-number.ts';

interface Needs extends TestNeeds {
  keys: Keys;
}

/** Sends a test SMS and returns what the gateway did (WB-06). */
export const testSmsSetting: Handler<'testSmsSetting', Needs> = async (call) => {
  const { telephone, country_code = '+86' } = call.args;
  requireTelephone(telephone, country_code);
  const to = fullNumber(country_code, telephone);
  const key = numberHash(call.services.keys, to);
  return sendTestMessage(call, { channel: 'sms', to, key, target: maskedTelephone(to) });
};
