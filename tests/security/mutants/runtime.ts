import type { RawBuilder, Sql } from 'kysely';

/** One place of the source that can be taken away. */
export interface Point {
  /** `server/domains/x.ts:12:5`. */
  id: string;
  /** The source that is taken away, on one line. */
  text: string;
}

/** What instrumented sources call. At most one point is away at a time. */
export interface MutantRuntime {
  /** The point that is taken away. */
  away: string | undefined;
  /** Whose requests are running: the points they come by are noted under its name. */
  current: string;
  readonly points: Map<string, Point>;
  /** Which operations came by a point. */
  readonly reached: Map<string, Set<string>>;
  register(points: readonly Point[]): void;
  /** A method of a query builder: called, or left out. */
  without<T>(id: string, receiver: T, call: (receiver: T) => unknown): unknown;
  /** A condition in SQL, or `true` in its place. */
  condition(id: string, sql: Sql, made: () => RawBuilder<unknown>): RawBuilder<unknown>;
  /** A constant that holds conditions, made again each time something is asked of it. */
  lazily<T extends object>(make: () => T): T;
  /** A use of a function that holds conditions: with them, or without any of them. */
  within<T>(id: string, work: () => T): T;
}

export function createRuntime(): MutantRuntime {
  let isWithin = false;
  const note = (id: string): boolean => {
    const reached = runtime.reached.get(id) ?? new Set<string>();
    runtime.reached.set(id, reached.add(runtime.current));
    return runtime.away === id;
  };
  const runtime: MutantRuntime = {
    away: undefined,
    current: 'start',
    points: new Map(),
    reached: new Map(),
    register(points) {
      for (const point of points) runtime.points.set(point.id, point);
    },
    without: (id, receiver, call) => (note(id) ? receiver : call(receiver)),
    condition: (id, sql, made) => (note(id) || isWithin ? sql.raw('true') : made()),
    lazily: (make) =>
      new Proxy(make(), {
        get(_, name) {
          const made = make();
          const value: unknown = Reflect.get(made, name, made);
          return typeof value === 'function' ? value.bind(made) : value;
        },
      }),
    within(id, work) {
      if (!note(id)) return work();
      isWithin = true;
      try {
        return work();
      } finally {
        isWithin = false;
      }
    },
  };
  return runtime;
}

declare global {
  /** Set before the first instrumented file is loaded. */
  var pagewrightMutants: MutantRuntime | undefined;
}
