import { countWork } from '#engine/runtime';
import type { Client } from '#openapi/client';

/** The same client, whose calls are counted as work of the window. The stream of events, which lasts, is no `call`. */
export function countedClient(client: Client): Client {
  return {
    ...client,
    call: (id, args, options) => countWork(client.call(id, args, options)),
    callNamed: (id, args, options) => countWork(client.callNamed(id, args, options)),
  };
}
