import { LRUCache } from 'lru-cache';
import { documentHash } from '#engine/compiler';
import type { CompiledDocument } from '#engine/document';
import { locales } from './shipped.ts';

/** One document in one language, and the same as it is sent. */
export interface Variant {
  document: CompiledDocument;
  json: string;
  hash: string;
}

/** By language. */
export type Variants = Readonly<Record<string, Variant>>;

/** Who may read a compiled document: everybody, or the workspaces whose own changes lead to it. */
export type Readers = 'everybody' | ReadonlySet<string>;

/** The readers, and one more: a workspace, or everybody when there is none. */
export function withReader(readers: Readers | undefined, wsId: string | undefined): Readers {
  if (wsId === undefined || readers === 'everybody') return 'everybody';
  return readers?.has(wsId) ? readers : new Set([...(readers ?? []), wsId]);
}

/** A workspace's changed document is as unknown to all others as one that does not exist (P2). */
export function mayRead(readers: Readers, wsId: string | undefined): boolean {
  return readers === 'everybody' || (wsId !== undefined && readers.has(wsId));
}

/** How many compiled documents are cached; the least recently used are dropped first. About 100 kB each. */
const maxCached = 2_000;

/**
 * Compiles each distinct content once, in every language, and finds compiled documents by hash for those who may read
 * them. Its state is two caches: nothing has to be shared between replicas, because everything follows from what is published.
 */
export class CompiledDocuments {
  readonly #byContent = new LRUCache<string, Variants>({ max: maxCached });
  readonly #byHash = new LRUCache<string, { variant: Variant; readers: Readers }>({ max: maxCached });

  /**
   * The document in every language. `content` names everything that goes into it, `wsId` the workspace whose own
   * changes are part of it, which may read it by hash from now on; without one everybody may.
   */
  variants(
    { content, wsId }: { content: string; wsId: string | undefined },
    compile: (locale: string) => CompiledDocument,
  ): Variants {
    const variants = this.#byContent.get(content) ?? this.#compileAll(compile);
    this.#byContent.set(content, variants);
    for (const variant of Object.values(variants)) {
      const readers = withReader(this.#byHash.get(variant.hash)?.readers, wsId);
      this.#byHash.set(variant.hash, { variant, readers });
    }
    return variants;
  }

  /** The document with this hash, when it has been compiled and the workspace may read it; without one, when everybody may. */
  find(hash: string, wsId: string | undefined): Variant | undefined {
    const found = this.#byHash.get(hash);
    return found && mayRead(found.readers, wsId) ? found.variant : undefined;
  }

  #compileAll(compile: (locale: string) => CompiledDocument): Variants {
    return Object.fromEntries(
      locales.map((locale) => {
        const document = compile(locale);
        const hash = documentHash(document);
        // Different contents may compile to the same document: it is cached once.
        const variant = this.#byHash.get(hash)?.variant ?? { document, json: JSON.stringify(document), hash };
        return [locale, variant];
      }),
    );
  }
}
