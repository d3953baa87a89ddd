import type { Schemas } from '#openapi';
import { MessageNotSent } from '#server/kernel/delivery/message-not-sent.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import type { Messages, OutgoingMessage } from '#server/kernel/delivery/outgoing-message.ts';
import type { LocalizedText } from '#schemas/localized-text';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';

const subject: LocalizedText = { 'en-US': 'Test message', 'zh-CN': '测试消息' };
const text: LocalizedText = {
  'en-US': 'This is a test message. It was sent to try the settings; nothing has to be done.',
  'zh-CN': '这是一条用于检验设置的测试消息，无需处理。',
};

const minute = 60;
const hour = 60 * minute;

/** What a test message is sent and counted with. */
export interface TestNeeds {
  limiter: Limiter;
  messages: Messages;
}

interface Recipient extends Pick<OutgoingMessage, 'channel' | 'to'> {
  /** The recipient's key where tries are counted. */
  key: string;
  /** What the log shows of the recipient. */
  target: string;
}

/**
 * Sends one by what is saved for the workspace, and returns what the gateway did (WB-06). An administrator of a workspace
 * may be a stranger, so a recipient gets no more of these than codes (P15). Throws `TooMany`.
 */
export async function sendTestMessage(
  call: Call<'testSmsSetting', TestNeeds> | Call<'testEmailSetting', TestNeeds>,
  { channel, to, key, target }: Recipient,
): Promise<Schemas['TestOfMessages']> {
  const { db, session, services, log } = call;
  const { wsId } = session;
  if (wsId === undefined) throw new NotAllowed();
  await services.limiter.take({ key: `message-test:${wsId}`, limit: 10, seconds: 10 * minute });
  await services.limiter.take({ key: `message-test-minute:${key}`, limit: 1, seconds: minute });
  await services.limiter.take({ key: `message-test-hour:${key}`, limit: 5, seconds: hour });
  const locale = call.locale === 'en-US' ? 'en-US' : 'zh-CN';
  let result: Schemas['TestOfMessages'] = { sent: true, reason: '', answer: '' };
  try {
    await services.messages.send({ channel, to, subject: subject[locale], text: text[locale], wsId });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    log.warn({ reason: error.reason, answer: error.answer, err: error.cause }, 'a test message was not sent');
    result = { sent: false, reason: error.reason, answer: error.answer };
  }
  await db.tenant(wsId, (query) =>
    writeLog(query, call, {
      module: 'preference',
      action: call.operation,
      target,
      result: result.sent ? 'succeeded' : 'failed',
      detail: { reason: result.reason },
    }),
  );
  return result;
}
