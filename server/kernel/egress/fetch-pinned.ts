import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { EgressFailure } from './egress-failure.ts';

/** One request, as it is sent to a target that was checked. */
export interface PinnedRequest {
  method: string;
  headers: Headers;
  body: Uint8Array | undefined;
  lookup: LookupFunction;
  signal: AbortSignal;
  maxBytes: number;
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw new EgressFailure('too_large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

function begin(url: URL, { method, headers, body, lookup, signal }: PinnedRequest): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: Object.fromEntries(headers), lookup, signal, agent: false });
    sent.once('response', resolve);
    // No other protocol was requested, and a connection that switches to one gives neither an answer nor an error.
    sent.once('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new EgressFailure('unreadable'));
    });
    // Stays: it hears of the end of the connection after the answer has begun, too.
    sent.on('error', reject);
    sent.end(body);
  });
}

const bodiless = [204, 205, 304];

/** Sends one request on a connection of its own and reads the whole answer. Redirects are answers like any other. */
export async function fetchPinned(url: URL, request: PinnedRequest): Promise<Response> {
  const answer = await begin(url, request);
  const status = answer.statusCode ?? 0;
  try {
    const body = await readBody(answer, request.maxBytes);
    if (status < 200 || status > 599) throw new EgressFailure('unreadable');
    return new Response(bodiless.includes(status) ? null : body, { status, headers: headersOf(answer) });
  } finally {
    answer.destroy();
  }
}
