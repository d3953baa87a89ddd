import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteHandlerMethod } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import { ulid } from '../db/index.ts';
import { DomainError } from '../errors/index.ts';
import { answerClientError } from './answer/client-error.ts';
import { registerErrorHandler, sendFailure } from './answer/error-handler.ts';
import { registerClosing } from './answer/closing.ts';
import { createMethodFinder, refuseUnknown } from './answer/not-found.ts';
import { registerSecurityHeaders } from './answer/security-headers.ts';
import { checkRules } from './contract/check-rules.ts';
import type { Description, OperationTable } from './contract/description.ts';
import { compileOperation } from './contract/operation-contract.ts';
import { createValidators, type Validators } from './contract/validators.ts';
import { registerAssets } from './entry/assets.ts';
import { type Settings, settingWarnings } from '../foundation/settings.ts';
import { builtApp, createPageServer, type PageServices } from './entry/serve-page.ts';
import { takesPage, wantsPage } from './entry/wants-page.ts';
import { type HealthCheck, registerHealth } from './observe/health.ts';
import { registerMetrics } from './observe/metrics.ts';
import { registerSecurityText } from './observe/security-text.ts';
import { registerRequestLog } from './observe/request-log.ts';
import {
  type AnyGuard,
  type AnyHandler,
  mountOperation,
  type RouteParts,
  type RouteServices,
} from './operation-route.ts';
import { jsonLimit, registerBodyParsers } from './request/body-parsers.ts';
import { createHostLookup } from './request/host.ts';
import { chooseLocale } from './request/locale.ts';
import { registerReference } from './reference/register-reference.ts';
import './request-state.ts';

export interface AppParts {
  description: Description;
  /** Those of the description; created when absent. Several apps of one process may share them. */
  validators?: Validators;
  operations: OperationTable;
  handlers: Readonly<Record<string, AnyHandler>>;
  guards: Readonly<Record<string, AnyGuard>>;
  db: Database;
  health(): Promise<{ ok: boolean; latency: number }>;
  recordTables?: HealthCheck['recordTables'];
  /** Handlers and guards get it whole; each declares what it needs of it. */
  services: RouteServices & PageServices & { settings: Settings; version: string };
  log: Logger;
  /** Where the built screens lie; by default `dist/app`. */
  buildFolder?: string;
  /** Where the API's reference lies; by default `dist/docs`. */
  referenceFolder?: string;
  /** Ends answers that have no end of their own, before the server waits for the last one. */
  endStreams?(): Promise<void>;
  /** Ends what works for requests, once the last of them is over. */
  end?(): Promise<void>;
  /** In tests: an answer off the contract fails the request. */
  validateAnswers?: boolean;
}

/** An eighth smaller than by default for some two milliseconds: it is half of what a later visit fetches. */
const pageCompression = { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } } };

/**
 * The HTTP server, not listening yet. Every validator is compiled with it, so that nothing is generated afterwards (P19).
 * Throws `ContractIncomplete` when an operation has no rule or no handler (P3).
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  checkRules(parts);
  const { settings } = parts.services;
  const app: FastifyInstance = fastify({
    // What arrives on an open connection while the server shuts down is still answered properly (P38).
    return503OnClosing: false,
    // pino is the logger that Fastify describes; naming it so keeps one type of instance.
    loggerInstance: parts.log as FastifyBaseLogger,
    // One line of ours logs each answer; Fastify's own are off.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => ulid(),
    bodyLimit: jsonLimit,
    // As many hops as there are proxies of ours; what a visitor writes into the header is never believed (P13).
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    keepAliveTimeout: 20_000,
    routerOptions: { maxParamLength: 500 },
    http: { headersTimeout: 20_000 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  });
  app.decorateRequest('known');
  app.addHook('onRequest', (request, reply, done) => {
    const { contract } = request.routeOptions.config;
    if (hostHeaders(request.raw.rawHeaders) > 1) {
      request.known = { locale: chooseLocale(request.headers['accept-language']) };
      return done(new DomainError('malformed_request'));
    }
    request.known = { locale: chooseLocale(request.headers['accept-language']), ...(contract ? { contract } : {}) };
    reply.header('x-request-id', request.id);
    done();
  });
  registerSecurityHeaders(app, settings.publicOrigin);
  registerErrorHandler(app);
  registerRequestLog(app);
  registerClosing(app);
  app.addHook('preClose', async () => parts.endStreams?.());
  app.addHook('onClose', async () => parts.end?.());
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await registerBodyParsers(app, settings.fileLimit);
  registerHealth(app, {
    version: parts.services.version,
    database: parts.health,
    ...(parts.recordTables && { recordTables: parts.recordTables }),
    warnings: settingWarnings(settings).map(({ setting }) => setting),
  });
  registerSecurityText(app, {
    ...settings.security,
    publicOrigin: settings.publicOrigin,
    now: () => parts.services.clock.now(),
  });
  registerMetrics(app, {
    isOpen: settings.openMetrics,
    isBehindProxy: settings.trustedProxies > 0 || settings.publicOrigin.startsWith('https://'),
  });
  const findHost = createHostLookup(parts.db, settings.publicOrigin);
  const buildFolder = parts.buildFolder ?? builtApp();
  const servePage = createPageServer(app, { services: parts.services, findHost, buildFolder });
  await registerAssets(app, buildFolder);
  await registerReference(app, { isOn: settings.apiDocs, folder: parts.referenceFolder });
  mountContract(app, { ...parts, findHost, servePage });
  const methodsOf = createMethodFinder(parts.operations);
  const serveElse: RouteHandlerMethod = async (request, reply) =>
    wantsPage(request) || (await takesPage(request, parts.services.entry.hasPage))
      ? servePage(request, reply)
      : refuseUnknown(request, reply, methodsOf);
  // A route, because only the answers of routes are compressed.
  app.get('/*', { compress: pageCompression }, serveElse);
  app.setNotFoundHandler(serveElse);
  await app.ready();
  return app;
}

/** Two of them mean two servers to two programs on the way. */
const hostHeaders = (raw: readonly string[]): number =>
  raw.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

function mountContract(app: FastifyInstance, parts: AppParts & Pick<RouteParts, 'findHost' | 'servePage'>): void {
  const { description, operations, handlers, guards, validateAnswers = false } = parts;
  const { validators = createValidators(description) } = parts;
  for (const item of Object.values(description.paths)) {
    for (const node of Object.values(item)) {
      const operation = node.operationId === undefined ? undefined : operations[node.operationId];
      if (node.operationId === undefined || !operation) continue;
      const id = node.operationId;
      const contract = compileOperation({ id, operation, node, description, validateAnswers }, validators);
      mountOperation(app, {
        ...parts,
        contract,
        handler: handlers[id],
        guard: operation.guard === undefined ? undefined : guards[operation.guard],
      });
    }
  }
}
