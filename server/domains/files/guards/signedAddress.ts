import { readTicket } from '../file-address.ts';
import type { Guard } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';

/** Only an address that the server signed, and not long ago, opens a file of a record. */
export const signedAddress: Guard<{ keys: Keys }> = async ({ args, services, now }) =>
  readTicket(services.keys.key('file-addresses'), String(args['ticket']), now) !== undefined;
