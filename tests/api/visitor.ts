import type { FastifyInstance, InjectOptions } from 'fastify';
import { type OperationId, operations } from '#openapi';

/** An answer as the wire has it. */
export interface Answered {
  status: number;
  /** The envelope's data, or undefined when there is no envelope. */
  data: unknown;
  /** `data.code` of a failure. */
  code: string | undefined;
  message: string;
  headers: Record<string, unknown>;
  bytes: Buffer;
}

export interface Sending {
  headers?: Record<string, string>;
  token?: string | undefined;
  /** In place of what the contract says: `application/json` for a form, for instance. */
  type?: string;
  ip?: string;
  /** The version that the caller has read, as `If-Match`. */
  version?: number | undefined;
}

/** One browser: it keeps cookies and sends what a browser would send. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Calls an operation of the contract; arguments go into path, query, headers, form or JSON as it says. */
  call(id: OperationId, args?: Record<string, unknown>, sending?: Sending): Promise<Answered>;
  request(options: InjectOptions): Promise<Answered>;
}

interface Described {
  method: string;
  path: string;
  query: readonly string[];
  headers: readonly string[];
  body: string;
  session?: string;
}

const basic = `Basic ${Buffer.from('web:web').toString('base64')}`;

function readAnswer(response: Awaited<ReturnType<FastifyInstance['inject']>>): Answered {
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
  const body: unknown = isJson && response.body ? JSON.parse(response.body) : undefined;
  const envelope = body && typeof body === 'object' && 'success' in body ? body : undefined;
  const data = envelope && 'data' in envelope ? envelope.data : undefined;
  const failureCode =
    envelope?.success === false && data && typeof data === 'object' && 'code' in data ? data.code : undefined;
  return {
    status: response.statusCode,
    data,
    code: typeof failureCode === 'string' ? failureCode : undefined,
    message: envelope && 'message' in envelope ? String(envelope.message) : '',
    headers: response.headers,
    bytes: response.rawPayload,
  };
}

export function createVisitor(app: FastifyInstance, host: string): Visitor {
  const cookies = new Map<string, string>();

  async function request(options: InjectOptions): Promise<Answered> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host, accept: 'application/json', ...(cookie ? { cookie } : {}), ...options.headers };
    const response = await app.inject({ ...options, headers });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return readAnswer(response);
  }

  return {
    cookies,
    request,
    call(id, args = {}, { headers = {}, token, type, ip, version } = {}) {
      const operation: Described = operations[id];
      const rest = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
      const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = String(rest.get(name));
        rest.delete(name);
        return encodeURIComponent(value);
      });
      const query = new URLSearchParams();
      for (const name of operation.query) {
        if (rest.has(name)) query.set(name, String(rest.get(name)));
        rest.delete(name);
      }
      const given: Record<string, string> = {};
      for (const name of operation.headers) {
        if (rest.has(name)) given[name] = String(rest.get(name));
        rest.delete(name);
      }
      const isClientCall = operation.session === 'opens' || operation.session === 'refreshes';
      const authorization = token !== undefined ? `Bearer ${token}` : isClientCall ? basic : undefined;
      const body = Object.fromEntries(rest);
      const isForm = operation.body === 'form' && type === undefined;
      const contentType = type ?? (isForm ? 'application/x-www-form-urlencoded' : 'application/json');
      const hasBody = operation.body !== 'none' && operation.method !== 'get' && rest.size > 0;
      return request({
        // The contract names only methods that inject knows.
        method: operation.method.toUpperCase() as 'GET',
        url: query.size > 0 ? `${url}?${query}` : url,
        headers: {
          ...(authorization ? { authorization } : {}),
          ...(hasBody ? { 'content-type': contentType } : {}),
          ...given,
          ...(version === undefined ? {} : { 'if-match': String(version) }),
          ...headers,
        },
        ...(ip ? { remoteAddress: ip } : {}),
        ...(hasBody
          ? { payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body) }
          : {}),
      });
    },
  };
}
