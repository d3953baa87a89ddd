import { isIP, connect as openSocket, type Socket } from 'node:net';
import { connect as openTls, type SecureContextOptions } from 'node:tls';
import type { AllowedTarget } from './allowed-target.ts';
import { EgressFailure, egressFailure } from './egress-failure.ts';
import { fetchPinned } from './fetch-pinned.ts';
import { createNameService } from './name-service.ts';
import { pinTarget, type Resolve, untilAborted } from './pinned-target.ts';
import { createReachable } from './reachable.ts';

/** One outgoing HTTP request, as `fetch` takes it. */
export interface EgressRequest {
  method?: string;
  headers?: HeadersInit;
  body?: string | Uint8Array | URLSearchParams | null;
  signal?: AbortSignal | null;
  /** `manual` (the default) gives a redirect to the caller; `follow` takes up to five, each checked again. */
  redirect?: 'manual' | 'follow';
  /** Milliseconds for all of it, redirects included; 10,000 by default. */
  timeout?: number;
  /** Bytes of the answer's body that are accepted; 1 MiB by default. */
  maxBytes?: number;
}

export interface SocketTarget {
  /** A name or an address. */
  host: string;
  port: number;
  /** Speaks TLS from the first byte and checks the certificate against `host`; an own authority is given in PEM. */
  tls?: boolean | Pick<SecureContextOptions, 'ca'>;
  /** Milliseconds until it must be open; 10,000 by default. */
  timeout?: number;
  /** Milliseconds after which it is cut off, whatever it is doing; 60,000 by default. */
  lifetime?: number;
  /** About how many bytes the other side may say before it is cut off, those of TLS among them; 1 MiB by default. */
  maxBytes?: number;
}

/**
 * The one way out of the server (P27): connectors, directories, gateways and sign-in by third parties go through it.
 * A target is resolved once, all its addresses are checked, and the connection goes to just these. Both throw
 * `EgressFailure`.
 */
export interface Egress {
  /** As `fetch`, for http and https. */
  fetch(address: string | URL, request?: EgressRequest): Promise<Response>;
  /** An open connection, which the caller ends. */
  connect(target: SocketTarget): Promise<Socket>;
}

const usual = { timeout: 10_000, lifetime: 60_000, maxBytes: 1024 * 1024, hops: 5 };
/** Milliseconds between two looks at how much was said on a connection. */
const lookEvery = 50;
const redirects = [301, 302, 303, 307, 308];
/** Headers that belong to the connection, which no caller sets. */
const ofConnection = ['connection', 'expect', 'host', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

function readTarget(address: string | URL): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new EgressFailure('target_refused');
  }
  return url;
}

const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');
const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

function bytesOf(body: EgressRequest['body']): Uint8Array | undefined {
  if (body === null || body === undefined) return undefined;
  return body instanceof Uint8Array ? body : Buffer.from(body.toString());
}

function headersFor({ headers, body }: EgressRequest, bytes: Uint8Array | undefined): Headers {
  const sent = new Headers(headers);
  for (const name of ofConnection) sent.delete(name);
  // Not compressed: a small answer could unfold to any size.
  sent.set('accept-encoding', 'identity');
  if (bytes) sent.set('content-length', String(bytes.length));
  if (body instanceof URLSearchParams && !sent.has('content-type')) {
    sent.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  return sent;
}

/** Where a redirect leads; undefined when the answer is none. */
function nextHop(answer: Response, from: URL): URL | undefined {
  const redirect = answer.headers.get('location');
  if (redirect === null || !redirects.includes(answer.status)) return undefined;
  const next = URL.canParse(redirect, from) ? readTarget(new URL(redirect, from)) : undefined;
  if (!next || (from.protocol === 'https:' && next.protocol === 'http:')) throw new EgressFailure('target_refused');
  return next;
}

/** `resolve` replaces the name service in tests. */
export function createEgress(options: { allow: readonly AllowedTarget[]; resolve?: Resolve }): Egress {
  const { allow, resolve = createNameService() } = options;
  const mayReach = createReachable(allow);
  const pin = (target: { host: string; port: number }, signal: AbortSignal) =>
    pinTarget(target, { resolve, mayReach, signal });

  async function follow(first: URL, request: EgressRequest, signal: AbortSignal): Promise<Response> {
    const { method = 'GET', redirect = 'manual', maxBytes = usual.maxBytes } = request;
    const body = bytesOf(request.body);
    const headers = headersFor(request, body);
    // Only what changes nothing may be sent on.
    const hops = redirect === 'follow' && /^(GET|HEAD)$/i.test(method) ? usual.hops : 0;
    let url = first;
    for (let hop = 0; ; hop += 1) {
      const lookup = await pin({ host: withoutBrackets(url.hostname), port: portOf(url) }, signal);
      const answer = await fetchPinned(url, { method, headers, body, lookup, signal, maxBytes });
      const next = hops > 0 ? nextHop(answer, url) : undefined;
      if (!next) return answer;
      if (hop === hops) throw new EgressFailure('unreadable');
      if (next.origin !== url.origin) for (const own of ['authorization', 'cookie']) headers.delete(own);
      url = next;
    }
  }

  async function open(
    { host, port, tls }: SocketTarget,
    signal: AbortSignal,
  ): Promise<{ socket: Socket; plain: Socket }> {
    const lookup = await pin({ host, port }, signal);
    const plain = openSocket({ host, port, lookup, signal });
    const socket = tls
      ? openTls({ ...(tls === true ? {} : tls), socket: plain, servername: isIP(host) ? '' : host, host })
      : plain;
    try {
      await untilAborted(opened(socket, plain, tls ? 'secureConnect' : 'connect'), signal);
      return { socket, plain };
    } catch (error) {
      plain.destroy();
      throw error;
    }
  }

  return {
    async fetch(address, request = {}) {
      const { timeout = usual.timeout } = request;
      const deadline = AbortSignal.timeout(timeout);
      const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
      try {
        return await follow(readTarget(address), request, signal);
      } catch (error) {
        throw egressFailure(error, signal);
      }
    },
    async connect(target) {
      const { timeout = usual.timeout, lifetime = usual.lifetime, maxBytes = usual.maxBytes } = target;
      const deadline = new AbortController();
      const opening = setTimeout(() => deadline.abort(), timeout);
      try {
        const { socket, plain } = await open(target, deadline.signal);
        cutOff(socket, { lifetime, isEnough: () => plain.bytesRead > maxBytes });
        return socket;
      } catch (error) {
        throw egressFailure(error, deadline.signal);
      } finally {
        clearTimeout(opening);
      }
    },
  };
}

/**
 * Ends a connection after its time, and when enough was said on it. It is polled and not listened to: code that turns the
 * connection to TLS later on gets what the socket receives.
 */
function cutOff(socket: Socket, { lifetime, isEnough }: { lifetime: number; isEnough: () => boolean }): void {
  const end = (): void => void socket.destroy();
  const living = setTimeout(end, lifetime).unref();
  const looking = setInterval(() => isEnough() && end(), lookEvery).unref();
  socket.once('close', () => {
    clearTimeout(living);
    clearInterval(looking);
  });
}

/** Resolves when the socket says so. The listeners stay: an error without a listener would end the server. */
function opened(socket: Socket, plain: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once(event, () => resolve());
    for (const one of [socket, plain]) {
      one.on('error', reject);
      one.once('close', () => reject(new Error('The connection was closed while it was being opened.')));
    }
  });
}
