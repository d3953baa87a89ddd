/**
 * `#engine/join`: files of documents put together, before they are checked and compiled: parts in their places, lists and row forms as
 * nodes, variants as whole documents (decisions 123, 170, 306).
 */
export type { CallFacts, FactsOf } from './call-facts.ts';
export { joinDocument } from './join-document.ts';
export { type InFull, inFull } from './in-full.ts';
