import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/index.ts';
import type { Documents } from '../documents/documents.ts';
import { DomainError, NotFound } from '../errors/index.ts';
import type { Sessions } from '../call/session.ts';
import type { Keys } from '../foundation/keys.ts';
import { checkAnswer } from './answer/check-answer.ts';
import { documentHeaders } from './answer/security-headers.ts';
import { success } from './answer/envelope.ts';
import type { OperationContract } from './contract/operation-contract.ts';
import type { ServePage } from './entry/serve-page.ts';
import { wantsPage } from './entry/wants-page.ts';
import type { Applications } from '../call/application.ts';
import type { Guard, GuardedCall, RawAnswer } from '../call/handler.ts';
import type { Settings } from '../foundation/settings.ts';
import type { Upload, Uploads } from '../uploads/uploads.ts';
import { largestUpload } from './request/body-parsers.ts';
import { readDocument, requireDocumentRights } from './request/document-rights.ts';
import { requireAccess } from './request/access-state.ts';
import { authenticate } from './request/authenticate.ts';
import { requireBodyKind } from './request/body-kind.ts';
import { authenticateClient, bearerToken } from './request/client-authentication.ts';
import { enterApplication } from './request/enter-application.ts';
import type { HostLookup } from './request/host.ts';
import { logSupportRead } from './request/support-log.ts';
import { hashRequest, runOnce } from './request/idempotency.ts';
import { type DenialServices, withDenialAudit } from './request/with-denial-audit.ts';
import { discardBody } from './request/discard-body.ts';
import { type CallServices, readCall } from './request/read-call.ts';
import {
  requireOwnApplication,
  requireOwnPassword,
  requireTotp,
  requireRole,
  requireScope,
  refuseEmbeddedEdits,
  refuseSupport,
} from './request/session-checks.ts';

/** A handler whose operation is only known at run time; `Handlers` has made sure that the two belong together. */
export type AnyHandler = (call: never) => Promise<unknown>;
export type AnyGuard = Guard<never>;

/** What every request needs before and around its handler. */
export interface RouteServices extends CallServices, DenialServices {
  documents: Pick<Documents, 'reachOf'>;
  keys: Keys;
  sessions: Sessions;
  applications: Applications;
  settings: CallServices['settings'] & Pick<Settings, 'fileLimit'>;
  uploads: Uploads;
}

export interface RouteParts {
  contract: OperationContract;
  handler: AnyHandler | undefined;
  guard: AnyGuard | undefined;
  db: Database;
  services: RouteServices;
  findHost: HostLookup;
  servePage: ServePage;
}

/**
 * Mounts one operation. The order of checks is fixed: client, 401, workspace state, 403, the calling document's 403, 501, kind of body, 422,
 * roles in the application 403, guard 404, handler. All before the 422 come before any byte of the body is read.
 */
export function mountOperation(app: FastifyInstance, parts: RouteParts): void {
  const { contract } = parts;
  const { operation } = contract;
  app.route({
    method: operation.method.toUpperCase(),
    url: contract.url,
    config: { operation: contract.id, contract },
    // Answers of session calls hold secrets beside what the caller chose: never compressed together.
    compress: operation.session ? false : undefined,
    onRequest: async (request, reply) => {
      // One address for people and programs, distinguished by what they accept.
      if (wantsPage(request)) return parts.servePage(request, reply);
      await withDenialAudit(request, parts, () => admit(request, parts));
    },
    handler: (request, reply) => withDenialAudit(request, parts, () => serve(request, reply, parts)),
  });
}

async function serve(request: FastifyRequest, reply: FastifyReply, parts: RouteParts): Promise<FastifyReply> {
  const { contract, services } = parts;
  if (contract.operation.body !== 'multipart') return serveCall(request, reply, { ...parts, upload: undefined });
  const { bytes, key } = uploadOf(request, services.settings.fileLimit);
  const upload = await begun(request, bytes, () => services.uploads.begin(key, bytes));
  try {
    return await serveCall(request, reply, { ...parts, upload });
  } finally {
    await upload.end();
  }
}

/** The upload, or why it is denied, once the client has sent the whole request. */
async function begun(request: FastifyRequest, bytes: number, begin: () => Upload): Promise<Upload> {
  try {
    return begin();
  } catch (error) {
    await discardBody(request.raw, bytes);
    throw error;
  }
}

/** The most bytes that a request with a file can have, and in whose turn they are. */
function uploadOf({ headers, known }: FastifyRequest, fileLimit: number): { bytes: number; key: string } {
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return { bytes: Math.min(length, largestUpload(fileLimit)), key: known.session?.wsId ?? 'platform' };
}

async function serveCall(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts & { upload: Upload | undefined },
): Promise<FastifyReply> {
  const { contract, guard, services } = parts;
  const read = await readCall(request, reply, parts);
  const call = await enterApplication(read, contract.operation, services.applications);
  await logSupportRead(call, contract.operation);
  // Safe: `Guards` is checked at compile time: the services have everything that this guard names.
  if (guard && !(await guard(call as never))) throw new NotFound();
  return contract.operation.raw
    ? sendRaw(reply, contract, await run(parts, call))
    : sendEnvelope(reply, contract, await answer(parts, call));
}

async function admit(request: FastifyRequest, parts: RouteParts): Promise<void> {
  const { contract, services } = parts;
  const { operation } = contract;
  const header = request.headers.authorization;
  if (contract.hasClientAuthentication) authenticateClient(header);
  const token = contract.hasClientAuthentication ? undefined : bearerToken(header);
  const session = contract.hasClientAuthentication
    ? undefined
    : await authenticate(operation, { header, token }, services.sessions);
  Object.assign(request.known, { token, session });
  if (session && operation.roles !== 'public') {
    // Signing out works during maintenance and after a workspace has expired.
    if (operation.session !== 'closes') requireAccess(session);
    refuseSupport(operation, session);
    requireRole(operation, session);
    requireScope(operation, session);
    requireOwnPassword(operation, session);
    requireTotp(operation, session);
    requireOwnApplication(operation, session);
    refuseEmbeddedEdits(operation, session);
  }
  const calling = request.headers['pagewright-document'];
  if (calling !== undefined) {
    const wsId = session ? session.wsId : (await parts.findHost(request.headers.host)).workspace?.wsId;
    const application = request.headers['application_id'];
    const applicationId = typeof application === 'string' ? application : undefined;
    const call = { operation, wsId, applicationId };
    request.known.document = readDocument(calling);
    await requireDocumentRights(services.documents, request.known.document, call);
  }
  if (operation.planned) throw new DomainError('not_implemented');
  requireBodyKind(operation, request.headers);
}

function run({ contract, handler }: RouteParts, call: GuardedCall): Promise<unknown> {
  if (!handler) throw new Error(`${contract.id} has no handler.`);
  // `Handlers` is checked at compile time: the handler of this id takes exactly this call.
  return handler(call as never);
}

/** The data of an enveloped answer, once per `Idempotency-Key`. Answers with tokens or secrets are not stored. */
async function answer(parts: RouteParts, call: GuardedCall): Promise<unknown> {
  const { operation, id } = parts.contract;
  const { idempotencyKey: key, session } = call;
  if (key === undefined || operation.safe || operation.method === 'get' || operation.session || operation.secret) {
    return run(parts, call);
  }
  const anonymous = () =>
    createHash('sha256')
      .update(`${call.ip} ${call.headers['user-agent'] ?? ''}`)
      .digest('base64url');
  const write = {
    caller: session ? `${session.accountId}:${session.wsId ?? ''}${openApplicationOf(call)}` : anonymous(),
    key,
    wsId: session?.wsId,
    operation: id,
    requestHash: hashRequest(parts.services.keys.key('idempotency'), call.args, call.file?.sha256),
    now: call.now,
  };
  const { data, isReplay } = await runOnce(parts.db, write, (db) => run(parts, { ...call, db }));
  if (isReplay) call.reply.header('idempotency-replayed', 'true');
  return data;
}

/** The open application, in which a call may mean other rows: one key in two of them is two keys. */
function openApplicationOf({ headers }: GuardedCall): string {
  const id = headers['application_id'];
  return id ? `:${id.slice(0, 64)}` : '';
}

function sendEnvelope(reply: FastifyReply, contract: OperationContract, data: unknown): FastifyReply {
  const body = success(data);
  checkAnswer(contract, { status: 200, type: 'application/json', body });
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** What a raw answer says, for tests alone: reading it takes time. */
function jsonOf({ body, headers }: RawAnswer): unknown {
  const isPacked = headers?.['content-encoding'] === 'gzip' && Buffer.isBuffer(body);
  return JSON.parse(String(isPacked ? gunzipSync(body) : body));
}

function sendRaw(reply: FastifyReply, contract: OperationContract, result: unknown): FastifyReply {
  // An x-raw operation's handler is typed to return nothing else.
  const raw = result as RawAnswer;
  checkAnswer(contract, {
    status: 200,
    type: raw.type,
    ...(contract.answers && raw.type.startsWith('application/json') ? { body: jsonOf(raw) } : {}),
  });
  // A picture runs nothing.
  if (/^image\/(png|jpeg|gif|webp)$/.test(raw.type)) for (const name of documentHeaders) reply.removeHeader(name);
  for (const [name, value] of Object.entries(raw.headers ?? {})) reply.header(name, value);
  return reply.type(raw.type).send(raw.body);
}
