import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/index.ts';
import { Invalid } from '../../errors/index.ts';
import type { Clock } from '../../foundation/clock.ts';
import type { Settings } from '../../foundation/settings.ts';
import type { OperationContract } from '../contract/operation-contract.ts';
import type { GuardedCall } from '../../call/handler.ts';
import { type HostLookup, hostOfPage } from './host.ts';
import { wantedLocale } from './locale.ts';
import { manyConditions } from './many-conditions.ts';
import { openPasswords, type PasswordServices } from './open-passwords.ts';
import { readMultipart } from './multipart.ts';
import type { Upload } from '../../uploads/uploads.ts';
import { createReply } from './reply.ts';
import { unsafeNames } from './unsafe-names.ts';
import { unsafeText } from './unsafe-text.ts';

/** What reading the request needs; the handler gets all that it is handed. */
export interface CallServices extends PasswordServices {
  settings: PasswordServices['settings'] & Pick<Settings, 'publicOrigin'>;
  clock: Clock;
}

export interface CallParts {
  contract: OperationContract;
  db: Database;
  services: CallServices;
  findHost: HostLookup;
}

/**
 * Reads and validates everything that a request offers; throws `Invalid` with every issue. `upload` takes the file of a
 * multipart body, which no other operation has.
 */
export async function readCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { upload, ...parts }: CallParts & { upload: Upload | undefined },
): Promise<GuardedCall> {
  const { contract, services, db } = parts;
  const { operation } = contract;
  const multipart = upload ? await readMultipart(request, operation, upload) : undefined;
  const sent = multipart ? multipart.fields : request.body;
  const body = operation.passwords ? await openPasswords(sent, services) : sent;
  // Fastify gives both as objects of text.
  const offered = { path: request.params as Record<string, unknown>, query: request.query as Record<string, unknown> };
  const unsafe = unsafeText({ ...offered.path, ...offered.query }).concat(unsafeText(body));
  // What is nested too deep is not walked again.
  if (unsafe.length === 0) unsafe.push(...unsafeNames(body));
  if (unsafe.length > 0) throw new Invalid({ issues: unsafe });
  const tooMany = contract.conditions && manyConditions(body, { isDesign: contract.conditions === 'design' });
  if (tooMany) throw new Invalid({ issues: [tooMany] });
  // The contract describes a file as text of its own format; its name is checked instead.
  const fileField = multipart?.fileField;
  const described = multipart?.file ? { ...multipart.fields, [fileField ?? '']: multipart.file.fileName } : body;
  const checked = contract.check({ ...offered, headers: plainVersion(request.headers), body: described });
  if (checked.issues.length > 0) throw new Invalid({ issues: checked.issues });
  const args = fileField === undefined ? checked.args : without(checked.args, fileField);
  const { known } = request;
  const key = request.headers['idempotency-key'];
  const headers = singleHeaders(request.headers);
  const asked = wantedLocale(request.headers['accept-language']);
  return {
    // The table that handlers are typed by is the one that the contract was compiled from.
    operation: contract.id as GuardedCall['operation'],
    args,
    session: known.session,
    requestId: request.id,
    ...(known.document && { document: known.document }),
    ...(operation.session ? { token: known.token } : {}),
    body,
    ...(multipart?.file ? { file: multipart.file } : {}),
    host: await parts.findHost(hostOfPage(args['env-url']) ?? request.headers.host),
    cookies: request.cookies,
    headers,
    db,
    services,
    locale: known.locale,
    ...(asked && { askedLocale: asked }),
    timeZone: readTimeZone(headers['clienttimezone']),
    now: services.clock.now(),
    ip: request.ip,
    ...(operation.versioned && typeof args['If-Match'] === 'number' ? { ifMatch: args['If-Match'] } : {}),
    ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
    log: request.log,
    reply: createReply(reply, services.settings.publicOrigin.startsWith('https:')),
  };
}

type Headers = FastifyRequest['headers'];

/** `If-Match` as the contract has it: a plain number, however HTTP quotes it. */
function plainVersion(headers: Headers): Headers {
  const version = headers['if-match'];
  return version === undefined
    ? headers
    : { ...headers, 'if-match': version.replace(/^(?:W\/)?"?(\d{1,15})"?$/, '$1') };
}

function singleHeaders(headers: Headers): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

function without(args: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([one]) => one !== name));
}

/** Names of time zones that callers sent, and what they mean: asking Intl takes as long as much else of a small call. */
const zones = new LRUCache<string, string>({ max: 1_000 });

/** The caller's time zone by its IANA name; `UTC` when it is absent or unknown to this machine. */
export function readTimeZone(header: string | undefined): string {
  if (header === undefined || !/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(header)) return 'UTC';
  const zone = zones.get(header) ?? knownZone(header);
  zones.set(header, zone);
  return zone;
}

function knownZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // A RangeError is how Intl says that it does not know the name.
    return 'UTC';
  }
}
