interface Greeting {
  data: unknown;
  origin: string;
  source: unknown;
  ports: readonly MessagePort[];
}

/**
 * The port of a preview frame's greeting, or undefined for any other message: it has to come from that very window, from
 * no origin (the frame is sandboxed) or our own, with the right shape and exactly one port.
 */
export function acceptPort(event: Greeting, frame: unknown, ownOrigin: string): MessagePort | undefined {
  if (!frame || event.source !== frame) return undefined;
  if (event.origin !== 'null' && event.origin !== ownOrigin) return undefined;
  if (!isGreeting(event.data) || event.ports.length !== 1) return undefined;
  return event.ports[0];
}

/** As app/preview/channel.ts sends it. */
function isGreeting(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return 'type' in data && data.type === 'pagewright:preview' && 'version' in data && data.version === 1;
}
