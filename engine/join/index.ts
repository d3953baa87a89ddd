/**
 * `#engine/join`: joins the files of documents before they are checked and compiled. Parts, lists and row forms become nodes, and
 * variants whole documents (decisions 123, 170, 306).
 */
export type { CallFacts, FactsOf } from './call-facts.ts';
export { joinDocument } from './join-document.ts';
export { type InFull, inFull } from './in-full.ts';
