import { createHash } from 'node:crypto';
import type { Handler } from '#server/kernel/call/handler.ts';
import { sendTestMessage, type TestNeeds } from '../preference/test-messages.ts';

/** Sends a test mail and returns what the server did (WB-06). */
export const testEmailSetting: Handler<'testEmailSetting', TestNeeds> = async (call) => {
  const { email: to } = call.args;
  const key = createHash('sha256').update(to.toLowerCase()).digest('base64url');
  return sendTestMessage(call, { channel: 'mail', to, key, target: to });
};
