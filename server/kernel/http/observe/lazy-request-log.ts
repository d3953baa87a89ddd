import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

/**
 * The logger of one request, made when something is first written with it: most requests write nothing but the one
 * line of their answer, which has a logger of its own.
 */
export function lazyRequestLog(parent: FastifyBaseLogger, bindings: Bindings, options?: Options): FastifyBaseLogger {
  let made: FastifyBaseLogger | undefined;
  const own = (): FastifyBaseLogger => {
    made ??= parent.child(bindings, options);
    return made;
  };
  // Fastify and the product call these and read the level; what they are called with goes on as it came.
  return {
    get level() {
      return own().level;
    },
    set level(level) {
      own().level = level;
    },
    fatal: (...line: [object]) => own().fatal(...line),
    error: (...line: [object]) => own().error(...line),
    warn: (...line: [object]) => own().warn(...line),
    info: (...line: [object]) => own().info(...line),
    debug: (...line: [object]) => own().debug(...line),
    trace: (...line: [object]) => own().trace(...line),
    silent: (...line: [object]) => own().silent(...line),
    child: (...child: Parameters<FastifyBaseLogger['child']>) => own().child(...child),
  } as FastifyBaseLogger;
}
