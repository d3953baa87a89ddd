import type { Client } from '#openapi/client';

/** What the shell makes calls with. */
export type LazyClient = Pick<Client, 'call' | 'callNamed' | 'refreshIfExpired'>;

/** A client whose code is loaded with the first call: nothing of the first screen waits for an answer. */
export function createLazyClient(load: () => Promise<Client>): LazyClient {
  return {
    call: async (id, args, options) => (await load()).call(id, args, options),
    callNamed: async (id, args, options) => (await load()).callNamed(id, args, options),
    refreshIfExpired: async () => (await load()).refreshIfExpired(),
  };
}
