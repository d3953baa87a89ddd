import type { DocumentSource } from '#engine/document';
import type { CheckContext } from '#engine/compiler';

/** All that documents are checked and compiled against: what the product and its deployment ship. It can be sent to a thread. */
export interface CheckerKit extends Pick<CheckContext, 'roleSets'> {
  /** By id, as they are shipped, those of the deployment included. */
  documents: ReadonlyMap<string, DocumentSource>;
  /** By language: the texts of pages and widgets, which compiled documents carry. */
  messages: CheckContext['messages'];
  /** The generated catalogues and the bundled description of all calls. */
  widgets: unknown;
  actions: unknown;
  contract: unknown;
}

/** The same as it is written in JSON. */
export interface WrittenKit extends Omit<CheckerKit, 'documents'> {
  documents: Readonly<Record<string, DocumentSource>>;
}

/** Reads a kit that was written as JSON. */
export function readKit({ documents, ...kit }: WrittenKit): CheckerKit {
  return { ...kit, documents: new Map(Object.entries(documents)) };
}
