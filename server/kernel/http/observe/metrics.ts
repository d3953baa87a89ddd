import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { DomainError } from '../../errors/index.ts';

interface MetricsRules {
  /** Everybody may read the numbers. */
  isOpen: boolean;
  /** A proxy on this machine asks for all visitors, so that the peer says nothing. */
  isBehindProxy: boolean;
}

/** Counts and times every answer by operationId, and serves the numbers at `/metrics` to this machine, or to all when open. */
export function registerMetrics(app: FastifyInstance, { isOpen, isBehindProxy }: MetricsRules): void {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'pagewright_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? 'unknown';
    seconds.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { operation: 'metrics' } }, async (request, reply) => {
    if (!isOpen && (isBehindProxy || !isThisMachine(request))) throw new DomainError('operation_not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const addedByProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** The peer of the socket itself, unless it says that it asks on behalf of another client. */
function isThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const address = socket.remoteAddress ?? '';
  if (addedByProxies.some((name) => headers[name] !== undefined)) return false;
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
