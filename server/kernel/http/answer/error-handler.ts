import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitHeaders, TooMany, Unavailable } from '../../errors/index.ts';
import { chooseLocale } from '../request/locale.ts';
import { checkAnswer, OffContract } from './check-answer.ts';
import { type Envelope, failed } from './envelope.ts';
import { publicFailure } from './public-failure.ts';

/** Whatever is thrown while a request is served becomes an envelope: no stack, SQL or path ever leaves (P41). */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = request.known?.locale ?? chooseLocale(request.headers['accept-language']);
  const failure = publicFailure(error);
  const operation = request.routeOptions?.config?.operation;
  if (failure.isUnexpected) request.log.error({ err: error, operation }, 'a request failed');
  else if (error instanceof Unavailable) request.log.warn({ err: error, operation }, 'a request was put off');
  let body = failed(failure, locale);
  const contract = request.known?.contract;
  try {
    if (error instanceof OffContract) throw error;
    if (contract) checkAnswer(contract, { status: body.code, type: 'application/json', body });
  } catch (mismatch) {
    // Only where answers are validated, in tests: there the reason has to be seen.
    body = offContract(mismatch);
  }
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfter))));
  if (error instanceof TooMany) reply.headers(rateLimitHeaders(error.limit));
  return reply.code(body.code).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function offContract(error: unknown): Envelope {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { success: false, message, data: { code: 'internal_error' }, code: 500 };
}
