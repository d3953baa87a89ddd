import type { Engine } from '../data/engine.ts';
import type { ValueContext } from '../evaluate/value.ts';
import { freeze } from '../state/immutable.ts';
import type { Locals, PageScope } from './page-scope.ts';
import type { Store } from '../state/store.ts';

/** The roots of the page below that a dialog or drawer reads as `page`. */
const pageRoots = ['state', 'data', 'loading', 'failed', 'params', 'page'];

/** What the expressions of a scope see: locals, before the roots of its store, before the host's `env` and `locale`. */
export function createNames(
  engine: Engine,
  store: Store,
  text: ValueContext['text'],
  parent: PageScope | undefined,
): (locals?: Locals) => ValueContext {
  const { host, formatDate } = engine;
  const fixed: Locals = { env: freeze({ ...host.env }), locale: host.locale.current() };

  function lookup(name: string): unknown {
    if (Object.hasOwn(fixed, name)) return fixed[name];
    if (name !== 'page') return store.read([name]);
    return parent ? Object.fromEntries(pageRoots.map((root) => [root, parent.read([root])])) : null;
  }

  const base: ValueContext = { lookup, text, formatDate };
  return (locals) =>
    locals ? { ...base, lookup: (name) => (Object.hasOwn(locals, name) ? locals[name] : lookup(name)) } : base;
}
