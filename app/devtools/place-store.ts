import { type CompiledDocument, type Failure, toFailure } from '#engine/runtime';
import type { Answer } from '#openapi';
import type { App } from '../prerender/create-app.ts';
import { createValue, type Value } from '../router/value.ts';

/** By JSON pointer into the compiled document. */
export type NodePlaces = Answer<'getDocumentPlaces'>;

/** Where the nodes of documents are written, asked of the server once for each document. */
export interface PlaceStore {
  /** Grows when an answer has come. */
  version: Value<number>;
  /** Asks, unless that was done before. */
  ask(document: CompiledDocument): void;
  /** Undefined until the answer is here. */
  of(document: CompiledDocument): NodePlaces | { failure: Failure } | undefined;
}

/** Documents that the server does not list by an address, as in an application that brings its own, have no places. */
export function createPlaceStore({ table, client }: Pick<App, 'table' | 'client'>): PlaceStore {
  const known = new WeakMap<CompiledDocument, NodePlaces | { failure: Failure } | undefined>();
  const version = createValue(0);
  const keep = (document: CompiledDocument, answer: NodePlaces | { failure: Failure }): void => {
    known.set(document, answer);
    version.set(version.get() + 1);
  };
  return {
    version,
    ask(document) {
      const hash = table.entry(document.id)?.hash[document.locale];
      if (known.has(document) || hash === undefined) return;
      known.set(document, undefined);
      client.call('getDocumentPlaces', { hash }).then(
        (answer) => keep(document, answer),
        (error: unknown) => keep(document, { failure: toFailure(error) }),
      );
    },
    of: (document) => known.get(document),
  };
}

export function isFailed(answer: NodePlaces | { failure: Failure }): answer is { failure: Failure } {
  return 'failure' in answer;
}
