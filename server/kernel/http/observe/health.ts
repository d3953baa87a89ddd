import type { FastifyInstance } from 'fastify';

export interface HealthCheck {
  version: string;
  /** Whether the database can run a statement now. */
  database(): Promise<{ ok: boolean; latency: number }>;
  /** The names of settings that are most likely not meant as they are. */
  warnings: readonly string[];
  /** What the last comparison of record tables with their designs found; undefined until there was one. */
  recordTables?(): { differences: number; comparedAt: Date } | undefined;
}

/**
 * `/healthz`: 200 while the database answers, else 503. It has the version, the names of doubtful settings and the number of
 * differences between record tables and their designs, and no address, path or name.
 */
export function registerHealth(app: FastifyInstance, { version, database, warnings, recordTables }: HealthCheck): void {
  app.get('/healthz', { config: { operation: 'health' } }, async (_request, reply) => {
    const { ok, latency } = await database();
    const compared = recordTables?.();
    const body = {
      status: ok ? 'ok' : 'unavailable',
      version,
      database: { ok, latency_ms: Math.round(latency * 10) / 10 },
      ...(compared && {
        record_tables: { differences: compared.differences, compared_at: compared.comparedAt.toISOString() },
      }),
      ...(warnings.length > 0 ? { warnings } : {}),
    };
    if (!ok) reply.header('retry-after', '2');
    return reply
      .code(ok ? 200 : 503)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  });
}
