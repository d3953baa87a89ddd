import type { Handler } from '#server/kernel/call/handler.ts';
import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import { resetWays } from '../passwords/reset-ways.ts';

/** How a code for a new password can be sent, by the gateways of the platform. */
export const getPasswordResetWays: Handler<'getPasswordResetWays', { messages: Messages }> = async ({ services }) => ({
  ways: resetWays(services.messages),
});
