import { type Egress, EgressFailure } from '../egress/index.ts';
import { MessageNotSent } from './message-not-sent.ts';
import type { SmsGateway } from '../foundation/gateways.ts';

/**
 * Posts one SMS as JSON, `{"to": "+8613800000000", "text": "…"}`. Any answer from 200 to 299 means that it was taken.
 * Throws `MessageNotSent`.
 */
export async function sendBySmsGateway(
  egress: Egress,
  { url, signature, accessKey, accessSecret }: SmsGateway,
  { to, text }: { to: string; text: string },
): Promise<void> {
  const credentials = Buffer.from(`${accessKey}:${accessSecret}`).toString('base64');
  const headers = {
    'content-type': 'application/json',
    ...(accessKey || accessSecret ? { authorization: `Basic ${credentials}` } : {}),
  };
  const body = JSON.stringify({ to, text: signature ? `【${signature}】${text}` : text });
  try {
    const answer = await egress.fetch(url, { method: 'POST', headers, body, maxBytes: 64 * 1024 });
    if (!answer.ok) throw new MessageNotSent('refused', `${answer.status} ${await answer.text()}`.trim());
  } catch (error) {
    throw error instanceof EgressFailure ? new MessageNotSent(error.reason, '', error) : error;
  }
}
