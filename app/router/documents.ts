import type { CompiledDocument } from '#engine/document';

/** Fetches one compiled document; rejects when it cannot be had. */
export type FetchDocument = (hash: string) => Promise<CompiledDocument>;

export interface DocumentStore {
  /** The document if it is already loaded. */
  loaded(hash: string): CompiledDocument | undefined;
  /** The document, fetched once however often it is asked for; a failure is forgotten, so the next attempt asks again. */
  load(hash: string): Promise<CompiledDocument>;
  /** Stores the documents of the entry page; a partial one is shown, and `load` fetches the whole. */
  put(hash: string, document: CompiledDocument): void;
}

/** Documents by the hash of their content: a loaded one is valid for as long as the tab lives. */
export function createDocumentStore(fetchDocument: FetchDocument): DocumentStore {
  const loaded = new Map<string, CompiledDocument>();
  const partial = new Map<string, CompiledDocument>();
  const loading = new Map<string, Promise<CompiledDocument>>();
  return {
    // The document on the screen stays the same object when the whole one is loaded.
    loaded: (hash) => partial.get(hash) ?? loaded.get(hash),
    put: (hash, document) => void (document.partial ? partial : loaded).set(hash, document),
    load(hash) {
      const document = loaded.get(hash);
      if (document) return Promise.resolve(document);
      let work = loading.get(hash);
      if (!work) {
        work = fetchDocument(hash)
          .then((fetched) => {
            loaded.set(hash, fetched);
            return fetched;
          })
          .finally(() => loading.delete(hash));
        loading.set(hash, work);
      }
      return work;
    },
  };
}
