import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import type { ResetWay } from './reset-recipient.ts';

const all: readonly ResetWay[] = ['sms', 'mail'];

/** The ways that the platform has a gateway for. Those of workspaces do not count: their administrators could read the codes. */
export const resetWays = (messages: Messages): ResetWay[] => all.filter((way) => messages.canSend(way));
