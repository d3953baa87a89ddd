import { BlockList, isIP, type IPVersion } from 'node:net';
import type { AllowedTarget } from './allowed-target.ts';

/** Says whether the server may open a connection to an address, which is an IP address and not a name. */
export type MayReach = (address: string, port: number) => boolean;

/** IPv4 networks that are not the public internet (RFC 6890 and what followed it). */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only this part is given out; loopback, local, link-local and multicast addresses lie outside of it. */
const public6 = ['2000::/3'];
/** Within it: protocol assignments with Teredo, examples, and 6to4, which can carry a private IPv4 address. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: IPVersion): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** The IPv4 address inside an IPv6 one: mapped (`::ffff:0:0/96`) or translated on its way (`64:ff9b::/96`). */
function embedded4(address: string): string | undefined {
  const hex = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^(?:::ffff:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/.exec(hex) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const halves = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}

const familyOf = (address: string): IPVersion => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Public addresses may be reached, and of all others those that `allowed` names (P27). What is no address, or belongs
 * to one network card (`fe80::1%eth0`), may not.
 */
export function createReachable(allowed: readonly AllowedTarget[]): MayReach {
  const [refused4, given6, refused6] = [
    listOf(notPublic4, 'ipv4'),
    listOf(public6, 'ipv6'),
    listOf(notPublic6, 'ipv6'),
  ];
  const exceptions = allowed.map(({ address, prefix, port }) => {
    return { networks: listOf([`${address}/${prefix}`], familyOf(address)), port };
  });
  const isPublic = (address: string): boolean =>
    familyOf(address) === 'ipv4'
      ? !refused4.check(address, 'ipv4')
      : given6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
  return (given, port) => {
    if (isIP(given) === 0 || given.includes('%')) return false;
    const address = (isIP(given) === 6 ? embedded4(given) : undefined) ?? given;
    if (isPublic(address)) return true;
    return exceptions.some(
      (exception) =>
        (exception.port === undefined || exception.port === port) &&
        exception.networks.check(address, familyOf(address)),
    );
  };
}
