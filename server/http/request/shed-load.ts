import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../../errors/index.ts';
import { sendFailure } from '../answer/error-handler.ts';

/** Milliseconds by which the process may run late on average before it takes no more work. */
const latest = 3_000;

/** Answers 503 with `Retry-After` while the process cannot keep up, instead of letting everybody wait; health is still told. */
export async function registerLoadShedding(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: latest,
    pressureHandler: (request, reply) => {
      if (request.routeOptions.config.operation === 'health') return;
      sendFailure(new Unavailable(2), request, reply);
    },
  });
}
