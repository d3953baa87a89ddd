import type { FastifyInstance } from 'fastify';

/** The path without its secrets: a signed address is all that it takes to read the file (P41). */
function loggedPath(url: string): string {
  const path = (url.split('?')[0] ?? '').slice(0, 300);
  return path.replace(/(\/signed\/).+/i, '$1[secret]');
}

/** One line for each answer, without query strings, which may contain secrets. */
export function registerRequestLog(app: FastifyInstance): void {
  // Every logged field is listed below, so that no line has to be searched for secrets and censored.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { session } = request.known;
    log.info(
      {
        reqId: request.id,
        method: request.method,
        path: loggedPath(request.url),
        operation: request.routeOptions.config.operation,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        accountId: session?.accountId,
        wsId: session?.wsId,
      },
      'answered',
    );
    done();
  });
}
