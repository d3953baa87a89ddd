import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogue } from '../../compile/catalogue.ts';
import type { DocumentSource } from '#engine/document';
import type { CheckContext } from '../context.ts';
import { readContract } from '../contract.ts';
import { contract, documents, messages, roleSets, widgets } from './world.ts';

/** A small product to check documents against: its own widgets, calls, roles and messages, and the engine's real actions. */
export function createContext(changes: Partial<CheckContext> = {}): CheckContext {
  const actions: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../document/generated/actions.json'), 'utf8'),
  );
  return {
    catalogue: createCatalogue({ widgets, actions }),
    operations: readContract(contract, roleSets),
    roleSets,
    messages,
    documents: (id) => documents[id],
    locale: 'en-US',
    shipped: true,
    ...changes,
  };
}

/** A context that also knows these documents. */
export function contextWith(...more: DocumentSource[]): CheckContext {
  return createContext({ documents: (id) => more.find((document) => document.id === id) ?? documents[id] });
}
