import type { EngineHost } from '#engine/runtime';
import type { Deferred } from './first-parts.ts';
import type { Lazy } from './lazy.ts';

const noOperations: EngineHost['operations'] = {};

/** What the engine's host offers by deferred code: calls, sign-in and sign-out wait for it, the others exist afterwards. */
export function createLazyServices(deferred: Lazy<Deferred>) {
  const host = async () => (await deferred.load()).host;
  return {
    client: {
      ready: () => (deferred.get() ? undefined : deferred.load()),
      call: async (id, args, options) => (await host()).call(id, args, options),
    } satisfies EngineHost['client'],
    signOut: async () => (await host()).signOut(),
    enter: async (where: Parameters<Deferred['host']['enter']>[0]) => (await host()).enter(where),
    operations: () => deferred.get()?.host.operations ?? noOperations,
    address: () => deferred.get()?.host.address,
    // For actions only, which are deferred too.
    files: () => deferred.get()?.host.files,
    pageLinks: () => deferred.get()?.host.pageLinks,
    carry: (path: string) => deferred.get()?.host.carry(path) ?? path,
    size: () => deferred.get()?.host.size,
    messenger: () => deferred.get()?.host.messenger,
  };
}
