import type { EgressReason } from '../egress/index.ts';

/**
 * - `not_set_up`: no gateway is configured.
 * - `too_many`: the platform's gateway has sent what it sends in a day, to this address or of this workspace.
 * - `refused`: the gateway was reached and did not take the message.
 * - the others: it was not reached, or not understood.
 */
export type NotSentReason = 'not_set_up' | 'too_many' | 'refused' | EgressReason;

/** A message that no gateway accepted. */
export class MessageNotSent extends Error {
  override name = 'MessageNotSent';
  readonly reason: NotSentReason;
  /** What the gateway said, cut off; for those who administer it. Empty when it said nothing. */
  readonly answer: string;

  constructor(reason: NotSentReason, answer = '', cause?: unknown) {
    super(`The message was not sent: ${reason}.`, { cause });
    this.reason = reason;
    this.answer = answer.slice(0, 300);
  }
}
