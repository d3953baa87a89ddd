import { toFailure } from '#engine/runtime';
import { requests } from '#openapi/client';
import type { AskedCall, CallAnswer } from './messages.ts';

const shapes: Readonly<Record<string, { method: string; safe?: boolean }>> = requests;

/** True for a call of the contract that changes nothing: both sides of a preview's port make no other (P32). */
export function isSafeCall(id: string): boolean {
  const shape = Object.hasOwn(shapes, id) ? shapes[id] : undefined;
  return shape?.method === 'get' || shape?.safe === true;
}

/** Makes a call that changes nothing; rejects with an error that has `code` and `message`. */
export type CallReader = (id: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The answer to a call that the frame asks for. One that changes something is not made, whatever the frame says (P32). */
export async function answerCall({ ask, call, args }: AskedCall, read: CallReader): Promise<CallAnswer> {
  if (!isSafeCall(call))
    return { answer: ask, failure: { code: 'preview', message: `A preview does not call ${call}.` } };
  try {
    const data = await read(call, args);
    // Values may be proxies, which cannot be posted; as JSON they are plain again.
    return { answer: ask, data: JSON.parse(JSON.stringify(data ?? null)) };
  } catch (error) {
    const { code, message } = toFailure(error);
    return { answer: ask, failure: { code, message } };
  }
}
