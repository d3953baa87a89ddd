import { code } from './api.ts';
import type { Visitor } from './visitor.ts';

interface Message {
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  body: string;
}

/** What the demo's outbox holds, newest first. */
export async function outbox(visitor: Visitor): Promise<Message[]> {
  const { data } = await visitor.call('listOutbox', { page: 1, size: 50 });
  // Safe: answers are validated against the contract.
  return (data as { items: Message[] }).items;
}

/** Fetches a picture; its text. */
export async function solveCaptcha(visitor: Visitor): Promise<string> {
  await visitor.call('getCaptcha');
  return code;
}

/** The digits of the newest SMS to a number, which may be given without its prefix; throws when there is none. */
export async function newestCode(visitor: Visitor, number: string): Promise<string> {
  const message = (await outbox(visitor)).find(
    ({ channel, recipient }) => channel === 'sms' && recipient.endsWith(number),
  );
  const digits = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
  if (digits === undefined) throw new Error(`No code was sent to ${number}.`);
  return digits;
}

/** Has a code sent to a number of +86; its digits. */
export async function receiveCode(visitor: Visitor, number: string, ip?: string): Promise<string> {
  const args = { phone_num: number, verifyCode: await solveCaptcha(visitor) };
  const { status, message } = await visitor.call('sendSmsCode', args, ip === undefined ? {} : { ip });
  if (status !== 200) throw new Error(`No code was sent: ${message}`);
  return newestCode(visitor, number);
}

/** Other digits than these. */
export const otherCode = (digits: string): string => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
