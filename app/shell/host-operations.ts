import type { HostOperation } from '#engine/runtime';
import { requests } from '#openapi/client';

/** How the engine sees the calls of the contract. */
export const hostOperations: Readonly<Record<string, HostOperation>> = Object.fromEntries(
  Object.entries(requests).map(
    ([id, { method, safe, reads = [], writes = [], query = [], buildable, withoutGesture, secretFields }]) => [
      id,
      { reads, writes, query, safe: method === 'get' || safe === true, buildable, withoutGesture, secretFields },
    ],
  ),
);
