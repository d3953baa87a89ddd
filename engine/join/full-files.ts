import { writtenIn, type WrittenPart } from '#engine/written';
import type { FactsOf } from './call-facts.ts';
import { type InFull, inFull } from './in-full.ts';

/** The files that a document may be put together from, by their ids. */
export interface WrittenFiles {
  part: (id: string) => unknown;
  document: (id: string) => unknown;
  facts: FactsOf;
}

/** The same files without short forms. */
export class FullFiles implements WrittenFiles {
  readonly facts: FactsOf;
  readonly #files: WrittenFiles;
  readonly #full = new Map<string, InFull>();

  constructor(files: WrittenFiles) {
    this.#files = files;
    this.facts = files.facts;
  }

  readonly part = (id: string): unknown => this.#of('part', id, () => this.#files.part(id)).file;
  readonly document = (id: string): unknown => this.#of('document', id, () => this.#files.document(id)).file;

  /** A file that is at hand, under its own id, with the beginning of its keys. */
  given(file: Record<string, unknown>, texts: unknown): Record<string, unknown> {
    const full = inFull(file, texts);
    this.#full.set(`document ${String(file.id)}`, full);
    // Safe: it is made of an object.
    return full.file as Record<string, unknown>;
  }

  /** All of a document as written in its file, where something in it has another pointer there. */
  ownPart({ id }: Record<string, unknown>): WrittenPart[] {
    const isMoved = (this.#full.get(`document ${String(id)}`)?.moved ?? []).length > 0;
    return isMoved ? [{ id: String(id), kind: 'document', pointer: '', from: '' }] : [];
  }

  /** Parts by pointers of the files as they are written, with what is elsewhere there than in the files in full. */
  written(parts: readonly WrittenPart[]): WrittenPart[] {
    return parts.flatMap((part) => {
      const moved = this.#full.get(`${part.kind} ${part.id}`)?.moved ?? [];
      if (moved.length === 0) return [part];
      const { id, kind, pointer, from } = part;
      const inside = moved.filter((one) => one.pointer.startsWith(`${from}/`));
      return [
        { ...part, from: writtenIn(from, moved).pointer },
        ...inside.map((one) => ({ id, kind, pointer: `${pointer}${one.pointer.slice(from.length)}`, from: one.from })),
      ];
    });
  }

  #of(kind: WrittenPart['kind'], id: string, read: () => unknown): InFull {
    const key = `${kind} ${id}`;
    const known = this.#full.get(key) ?? inFull(read());
    this.#full.set(key, known);
    return known;
  }
}
