import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Resolve } from './pinned-target.ts';

export interface NameService {
  /** The DNS servers, as `127.0.0.1:53`; those of the system when there are none. */
  servers?: readonly string[];
  hostsFile?: string;
  /** Milliseconds until a second server, or the same one again, is asked. */
  timeout?: number;
}

const systemHosts =
  process.platform === 'win32'
    ? `${process.env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\drivers\\etc\\hosts`
    : '/etc/hosts';

const addressOf = (address: string): LookupAddress => ({ address, family: isIP(address) });

function readHosts(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** The addresses of a name in a hosts file. */
function inHosts(text: string, name: string): LookupAddress[] {
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    const isMeant = isIP(address) !== 0 && names.some((one) => one.toLowerCase() === name);
    return isMeant ? [addressOf(address)] : [];
  });
}

/** Whether it could be an address in a form that only systems read, `127.1` or `0x7f000001`: no name in the DNS is. */
const endsInNumber = (name: string): boolean => /(^|\.)(\d+|0x[\da-f]*)$/.test(name);

/**
 * Finds addresses in the hosts file and at the DNS servers of the system, IPv4 first. It does not ask the system itself:
 * that takes a thread of the process for each name, of which it has two, and a caller who names a slow one would block all
 * other names of this process, the database's among them. A name is a full one; no search suffixes are tried.
 */
export function createNameService({ servers, hostsFile = systemHosts, timeout = 2_000 }: NameService = {}): Resolve {
  return async (host, signal) => {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (name === '' || endsInNumber(name)) throw new Error('This is no name.');
    const known = inHosts(readHosts(hostsFile), name);
    if (known.length > 0) return known;
    // RFC 6761: these are resolved without a query.
    if (/(^|\.)localhost$/.test(name)) return ['127.0.0.1', '::1'].map(addressOf);
    // One for each name, so that it can be given up alone, and knows the system's servers of today.
    const resolver = new Resolver({ timeout, tries: 2 });
    if (servers) resolver.setServers(servers);
    const giveUp = (): void => resolver.cancel();
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const found = [four, six].flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      if (found.length === 0 && four.status === 'rejected') throw four.reason;
      return found.map(addressOf);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };
}
