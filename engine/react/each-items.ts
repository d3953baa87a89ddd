import type { CompiledNode, EngineError } from '#engine/document';
import { type Locals, type PageScope, plainText } from '#engine/runtime';
import { toEngineError } from './engine-error.ts';

interface EachItem {
  key: string;
  /** The names around the node, and the item's own. */
  locals: Locals;
}

/** The items that a node is repeated for, none when there is no list; the error when they cannot be evaluated. */
export function eachItems(node: CompiledNode, locals: Locals, scope: PageScope): EachItem[] | EngineError {
  const { in: source, as, key } = node.each ?? {};
  const used = new Map<string, number>();
  try {
    const items = scope.evaluate(source, locals);
    return (Array.isArray(items) ? items : []).map((item: unknown) => {
      const inner = { ...locals, [plainText(as) ?? '']: item };
      const wanted = plainText(scope.evaluate(key, inner)) ?? '';
      const repeats = used.get(wanted) ?? 0;
      used.set(wanted, repeats + 1);
      // Two items with one key are an error in the data; both are shown.
      return { key: repeats ? `${wanted} ${repeats}` : wanted, locals: inner };
    });
  } catch (error) {
    return toEngineError(error, node.widget);
  }
}
