import { isIP } from 'node:net';

/** A private address, or a network of them, that the operator lets the server reach; with a port, that one only. */
export interface AllowedTarget {
  address: string;
  /** Bits of the network. */
  prefix: number;
  port?: number;
}

const form =
  /^(?:\[(?<inBrackets>[^\]]+)\]|(?<plain>[\d.]+|[\da-f:.]+))(?:\/(?<prefix>\d{1,3}))?(?::(?<port>\d{1,5}))?$/i;

/** Reads `10.0.0.0/8`, `192.168.1.5:389`, `fd00::/8` or `[fd00::5]:636`; undefined for anything else, names included. */
export function readAllowedTarget(text: string): AllowedTarget | undefined {
  const { inBrackets, plain, prefix, port } = form.exec(text)?.groups ?? {};
  const address = inBrackets ?? plain ?? '';
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const network = prefix === undefined ? bits : Number(prefix);
  if (bits < 0 || network > bits) return undefined;
  if (port === undefined) return { address, prefix: network };
  const number = Number(port);
  return number >= 1 && number <= 65_535 ? { address, prefix: network, port: number } : undefined;
}
