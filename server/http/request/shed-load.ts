import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../../errors/index.ts';
import { sendFailure } from '../answer/error-handler.ts';

/** Milliseconds by which the process may run late on average before it takes no more work. */
const latest = 3_000;

/** Milliseconds after which no measurement reaches back to the time in which the server was made, which keeps it busy. */
const settled = 2_500;

/** Answers 503 with `Retry-After` while the process cannot keep up, instead of letting everybody wait; health is still told. */
export async function registerLoadShedding(app: FastifyInstance): Promise<void> {
  let opensAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    opensAt = performance.now() + settled;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: latest,
    pressureHandler: (request, reply) => {
      if (request.routeOptions.config.operation === 'health' || performance.now() < opensAt) return;
      sendFailure(new Unavailable(2), request, reply);
    },
  });
}
