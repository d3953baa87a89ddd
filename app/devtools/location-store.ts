import { proxy } from 'valtio/vanilla';
import type { CompiledDocument } from '#engine/document';
import { type Failure, toFailure } from '#engine/runtime';
import type { Answer } from '#openapi';
import type { Client } from '#openapi/client';
import type { PageTable } from '../router/page-table.ts';

/** By JSON pointer into the compiled document. */
export type NodeLocations = Answer<'getDocumentPlaces'>;

/** Where the nodes of documents are written, asked of the server once for each document. */
export interface LocationStore {
  /** `version` grows when an answer arrives. */
  state: { version: number };
  /** Asks, unless that was done before. */
  ask(document: CompiledDocument): void;
  /** Undefined until the server has answered. */
  of(document: CompiledDocument): NodeLocations | { failure: Failure } | undefined;
}

export interface LocationParts {
  table: Pick<PageTable, 'entry'>;
  client: Pick<Client, 'call'>;
}

/** Documents that the server does not list by an address, as in an application that brings its own, have no places. */
export function createLocationStore({ table, client }: LocationParts): LocationStore {
  const known = new WeakMap<CompiledDocument, NodeLocations | { failure: Failure } | undefined>();
  const state = proxy({ version: 0 });
  const keep = (document: CompiledDocument, answer: NodeLocations | { failure: Failure }): void => {
    known.set(document, answer);
    state.version += 1;
  };
  return {
    state,
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

export function isFailed(answer: NodeLocations | { failure: Failure }): answer is { failure: Failure } {
  return 'failure' in answer;
}
