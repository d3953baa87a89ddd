import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { EgressFailure } from './egress-failure.ts';
import type { MayReach } from './reachable.ts';

/** Finds the addresses of a name, until the signal ends. Rejects for unknown names. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

/** Settles as `work` does, or rejects when the signal ends first. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function addressesOf(host: string, resolve: Resolve, signal: AbortSignal): Promise<readonly LookupAddress[]> {
  if (host === '') throw new EgressFailure('target_refused');
  // A connection to an address needs no name service.
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }];
  return untilAborted(resolve(host, signal), signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new EgressFailure('target_refused', error);
  });
}

/**
 * Asks once for the addresses of a host and checks every one. @returns a lookup that answers just these, so that the
 * connection goes where the check looked (P27). Throws `target_refused`.
 */
export async function pinTarget(
  { host, port }: { host: string; port: number },
  { resolve, mayReach, signal }: { resolve: Resolve; mayReach: MayReach; signal: AbortSignal },
): Promise<LookupFunction> {
  const addresses = await addressesOf(host, resolve, signal);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => mayReach(address, port))) throw new EgressFailure('target_refused');
  return (_host, { all }, answer) => {
    if (all) answer(null, [...addresses]);
    else answer(null, first.address, first.family);
  };
}
