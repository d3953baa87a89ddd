import type { FastifyInstance } from 'fastify';

/** One line for each answer, without query strings, which may carry what nobody should write down. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { session } = request.known;
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0]?.slice(0, 300),
        operation: request.routeOptions.config.operation,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        accountId: session?.accountId,
        wsId: session?.wsId,
      },
      'answered',
    );
  });
}
