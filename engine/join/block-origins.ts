import { isObject, pointerTo } from '#schemas';
import type { WrittenPart } from '#engine/written';

/** Where each object of an expanded document was written, so that issues are shown there. */
export class BlockOrigins {
  readonly #origins = new WeakMap<object, { file: string; pointer: string }>();
  readonly #kinds = new Map<string, WrittenPart['kind']>();

  /** Remembers where a file has its objects and lists. */
  add(file: string, kind: WrittenPart['kind'], value: unknown, pointer = ''): void {
    this.#kinds.set(file, kind);
    if (value === null || typeof value !== 'object') return;
    this.#origins.set(value, { file, pointer });
    for (const [name, inner] of Object.entries(value)) this.add(file, kind, inner, pointerTo(pointer, name));
  }

  /** Gives what was made the origin of what it was made from; returns it. */
  made<Made extends object>(made: Made, written: object): Made {
    const origin = this.#origins.get(written);
    if (origin && !this.#origins.has(made)) this.#origins.set(made, origin);
    return made;
  }

  /** What of a document comes from which file, outer parts before those inside them. */
  partsOf(document: unknown): WrittenPart[] {
    const parts: WrittenPart[] = [];
    const walk = (value: unknown, pointer: string, expected: { file: string; pointer: string } | undefined): void => {
      if (value === null || typeof value !== 'object') return;
      const origin = this.#origins.get(value) ?? expected;
      if (origin && (origin.file !== expected?.file || origin.pointer !== expected.pointer)) {
        const kind = this.#kinds.get(origin.file) ?? 'document';
        parts.push({ id: origin.file, kind, pointer, from: origin.pointer });
      }
      const entries = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
      for (const [name, inner] of entries)
        walk(
          inner,
          pointerTo(pointer, name),
          origin && { file: origin.file, pointer: pointerTo(origin.pointer, name) },
        );
    };
    walk(document, '', undefined);
    return parts;
  }
}
