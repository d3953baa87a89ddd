import { isObject, type Issue, type ReportOptions } from '#schemas';
import type { Diagnostic, DialogSource } from '#engine/document';
import type { ExprType } from '../expression/type.ts';
import { Memo } from '../cache/memo.ts';
import type { Reach } from './reach.ts';
import type { NodeIds, Scope } from './scope.ts';

const nodeSchema = 'node.schema.json';

/** What was found in a part, with the pointer that it had, and the ids of nodes that were looked up. */
export interface FoundInPart {
  pointer: string;
  diagnostics: readonly Diagnostic[];
  read: readonly { nodes: NodeIds; ids: ReadonlySet<string> }[];
}

/**
 * What the checks of a document found, and the scopes in which they did: each is found again as long as the part and its scope are the
 * same objects. A check that is made once has one of its own, a document that is edited keeps one.
 */
export class CheckCache {
  readonly parts = new Memo<FoundInPart>();
  readonly shapes = new Memo<{ pointer: string; issues: readonly Issue[] }>();
  readonly scopes = new Memo<Scope>();
  readonly roots = new Memo<Record<string, ExprType>>();
  readonly pages = new Memo<ExprType>();
  readonly reaches = new Memo<Reach | undefined>();
  readonly overlays = new Memo<Scope['dialogs']>();
  readonly #lists = new Map<string, readonly unknown[]>();
  readonly #nodes = new Map<string, NodeIds & { ids: ReadonlySet<string> }>();

  /** How issues against the schema of nodes are looked for once, in a document of this kind. */
  shapesOf(source: unknown): ReportOptions['keep'] {
    const kind = isObject(source) ? source.kind : undefined;
    return (value, ref, pointer, check) => {
      if (ref !== nodeSchema || !isObject(value)) return check();
      const found = this.shapes.of([value, kind], () => ({ pointer, issues: check() }));
      return found.issues.map((issue) => moved(issue, found.pointer, pointer));
    };
  }

  /** The list that had this name before, when it has the same items. */
  list<Item>(name: string, items: readonly Item[]): readonly Item[] {
    const known = this.#lists.get(name);
    // Safe: what has this name is a list of these.
    if (known && isSame(known, items)) return known as readonly Item[];
    this.#lists.set(name, items);
    return items;
  }

  /** What a scope knows of its nodes: one object for each body, whose ids change with it. */
  nodes(name: string, ids: ReadonlySet<string>): NodeIds {
    const known = this.#nodes.get(name);
    if (!known) this.#nodes.set(name, { ids });
    else if (!isSame([...known.ids], [...ids])) known.ids = ids;
    return this.#nodes.get(name) ?? { ids };
  }

  /** The dialogs or drawers of a scope with what their callers need to know, which stays the same while they are edited inside. */
  overlaysOf(name: string, group: Readonly<Record<string, DialogSource>>): Scope['dialogs'] {
    const facts = this.list(
      name,
      Object.entries(group).flatMap(([key, { params }]) => [key, params]),
    );
    return this.overlays.of([facts], () =>
      Object.fromEntries(Object.entries(group).map(([key, { params }]) => [key, { params }])),
    );
  }
}

const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((item, index) => item === after[index]);

/** What was found at one pointer, at another one. */
export function moved<Located extends { pointer: string }>(found: Located, from: string, to: string): Located {
  return from === to ? found : { ...found, pointer: to + found.pointer.slice(from.length) };
}
