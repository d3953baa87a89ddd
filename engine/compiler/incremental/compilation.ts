import { isObject, shareEqual } from '#schemas';
import type { DocumentSource } from '#engine/document';
import { migrateDocument } from '#engine/written';
import type { CheckContext } from '../check/context.ts';
import { CheckCache } from '../check/check-cache.ts';
import { type Compilation, compileAgain, migrated } from '../compile/document.ts';
import { NodeCache } from '../compile/unit.ts';

/** A document that is edited, with what it is compiled into by now. */
export interface DocumentCompilation {
  readonly current: Compilation;
  /**
   * Checks and compiles the document as it is now. It is compared with the one before, so that any copy will do; the given one must not be
   * changed afterwards. Nodes that become the same as before are the same objects.
   */
  update(source: unknown): Compilation;
}

/**
 * Compiles a document that is going to be edited. Each update gives what `compileDocument` would, and does again only what depends on
 * what was changed: nodes by themselves, and all of them when the names of the state, data or parameters around them are others. What the
 * context answers has to stay as it is: for other documents or texts another compilation is made.
 */
export function createCompilation(source: unknown, around: CheckContext): DocumentCompilation {
  const context = steady(around);
  let cache = { checks: new CheckCache(), nodes: new NodeCache() };
  let known = migrateDocument(source);
  let current = compileAgain(known, context, cache.checks, cache.nodes);

  return {
    get current() {
      return current;
    },
    update(changed) {
      const next = migrateDocument(changed);
      if (isSameDocument(known, next) && isWalkable(current)) known = shareEqual(known, next);
      else {
        cache = { checks: new CheckCache(), nodes: new NodeCache() };
        known = next;
      }
      current = compileAgain(known, context, cache.checks, cache.nodes);
      return current;
    },
  };
}

/** The context with each other document in its newest form, which is the same object whenever it is asked for. */
function steady(around: CheckContext): CheckContext {
  const { documents, base } = around;
  return { ...around, documents: once(documents), ...(base && { base: once(base) }) };
}

function once(find: (id: string) => DocumentSource | undefined): (id: string) => DocumentSource | undefined {
  const found = new Map<string, DocumentSource | undefined>();
  return (id) => {
    if (!found.has(id)) found.set(id, migrated(find(id)));
    return found.get(id);
  };
}

/** What a change is made of depends on the shipped document, and the checks on the kind. */
const isSameDocument = (before: unknown, after: unknown): boolean =>
  isObject(before) && isObject(after) && before.kind === after.kind && before.id === after.id;

/** False when the document was too large to be walked, and nothing may be compared with it. */
const isWalkable = ({ diagnostics }: Compilation): boolean => !diagnostics.some(({ code }) => code === 'PAGE_LIMIT');
