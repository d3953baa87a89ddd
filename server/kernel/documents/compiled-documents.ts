import { LRUCache } from 'lru-cache';
import type { CompiledJson } from '#engine/checker';
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
  readonly #compiling = new Map<string, Promise<Variants>>();
  readonly #byHash = new LRUCache<string, { variant: Variant; readers: Readers }>({ max: maxCached });

  /**
   * The document in every language. `content` names everything that goes into it, `wsId` the workspace whose own
   * changes are part of it, which may read it by hash from now on; without one everybody may.
   */
  async variants(
    { content, wsId }: { content: string; wsId: string | undefined },
    compile: (locale: string) => CompiledJson | Promise<CompiledJson>,
  ): Promise<Variants> {
    const known = this.#byContent.get(content);
    const compiling = known ?? this.#compiling.get(content) ?? this.#compileAll(compile);
    // Who asks meanwhile waits for the same compilation.
    if (compiling instanceof Promise) this.#compiling.set(content, compiling);
    const variants = await Promise.resolve(compiling).finally(() => this.#compiling.delete(content));
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

  async #compileAll(compile: (locale: string) => CompiledJson | Promise<CompiledJson>): Promise<Variants> {
    const variants: Record<string, Variant> = {};
    for (const locale of locales) {
      const { json, hash } = await compile(locale);
      // Different contents may compile to the same document: it is cached once.
      variants[locale] = this.#byHash.get(hash)?.variant ?? { document: JSON.parse(json), json, hash };
    }
    return variants;
  }
}
