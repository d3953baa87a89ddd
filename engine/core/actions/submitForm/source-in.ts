import type { Expr } from '../../document/compiled.ts';
import { readsOf } from '../../evaluate/reads.ts';
import type { Path } from '../../state/store.ts';

/**
 * The place of the state that a part of an expression's value is read from, when its text tells: with the key `host`,
 * `merge(state.kept, {'host': trim(state.host)})` leads to `state.host`, and with the key `port` to `state.kept.port`.
 */
export function sourceIn(expression: unknown, keys: Path): Path | undefined {
  if (!Array.isArray(expression)) return undefined;
  // Safe: a tuple of another shape falls through to what it reads.
  const [kind, first, second, third] = expression as Expr;
  if (kind === 'map' && keys.length > 0) return sourceInMap(first, keys);
  if (kind === 'if') return sourceIn(second, keys) ?? sourceIn(third, keys);
  if (kind === 'call' && first === 'merge' && Array.isArray(second)) {
    return second.reduceRight<Path | undefined>((found, part) => found ?? sourceIn(part, keys), undefined);
  }
  const places = new Map(
    readsOf(expression)
      .filter(isState)
      .map((path) => [path.join('\n'), path]),
  );
  const [place] = places.values();
  return place && places.size === 1 ? [...place, ...keys] : undefined;
}

function sourceInMap(entries: unknown, [key, ...rest]: Path): Path | undefined {
  const found = (Array.isArray(entries) ? entries : []).find((entry) => {
    const name: unknown = Array.isArray(entry) ? entry[0] : undefined;
    return Array.isArray(name) && name[0] === 'lit' && name[1] === key;
  });
  return found && sourceIn(found[1], rest);
}

/** `state.name`, or in a dialog `page.state.name`. */
function isState(path: Path): boolean {
  return path.find((name) => name !== 'page') === 'state';
}
