import type { Compilable, CompiledQuery } from 'kysely';
import type { Query } from './transaction.ts';

/** Stands in a kept query where a value is filled in each time it runs. */
class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function gaps<Given extends object>(): Given {
  // To the builder a value is a value: it is looked at only when the statement is sent.
  return new Proxy({} as Given, { get: (_, name) => new Gap(String(name)) });
}

/**
 * A statement that is built and compiled when it is first needed, and from then on only gets its values: for what every
 * request asks or writes. `build` may pass the given values to the builder and do nothing else with them.
 */
export function keptQuery<Given extends object, Row>(
  build: (query: Query, given: Given) => Compilable<Row>,
): (query: Query, given: Given) => CompiledQuery<Row> {
  let kept: CompiledQuery<Row> | undefined;
  return (query, given) => {
    kept ??= build(query, gaps<Given>()).compile();
    // A gap is named after a property of what is given.
    const parameters = kept.parameters.map((one) => (one instanceof Gap ? given[one.name as keyof Given] : one));
    return { ...kept, parameters };
  };
}
