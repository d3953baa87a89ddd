import type { FastifyInstance } from 'fastify';

/** While the server shuts down, every last answer ends its connection, and connections without a request are ended too (P38). */
export function registerClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(sweep));
    // A server that never listened has nothing to close, and must not keep the process.
    sweep.unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
