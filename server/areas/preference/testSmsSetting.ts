import type { Handler } from '../../http/handler.ts';
import { requireTelephone } from '../account/telephone.ts';
import { maskedTelephone } from '../auth/masked-telephone.ts';
import { numberHash, wholeNumber } from '../auth/sms-codes.ts';
import { sendTestMessage } from './test-messages.ts';

/** Sends a test SMS and tells what the gateway did (WB-06). */
export const testSmsSetting: Handler<'testSmsSetting'> = async (call) => {
  const { telephone, country_code = '+86' } = call.args;
  requireTelephone(telephone, country_code);
  const to = wholeNumber(country_code, telephone);
  const key = numberHash(call.services.keys, to);
  return sendTestMessage(call, { channel: 'sms', to, key, target: maskedTelephone(to) });
};
