import { nearest } from '#schemas';
import type { ExprType } from '../expression/type.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

const shape = /^(page\.)*state(\.[A-Za-z_]\w*)+$/;

/** Checks a path into the state, such as `state.page` or, in a dialog, `page.state.search`; gives what it holds. */
export function checkStatePath(walk: Walk, path: string, pointer: string, scope: Scope): ExprType | undefined {
  if (!shape.test(path)) {
    walk.diagnostics.add(
      'PAGE_VALUE',
      pointer,
      { reason: `"${path.slice(0, 60)}" is no path into the state.` },
      'Write a path such as state.username.',
    );
    return undefined;
  }
  const [root = '', ...names] = path.split('.');
  let type = Object.hasOwn(scope.roots, root) ? scope.roots[root] : undefined;
  if (!type) {
    walk.diagnostics.add('PAGE_BIND_UNKNOWN', pointer, { name: path }, 'Only dialogs and drawers have a page.');
    return undefined;
  }
  for (const name of names) {
    if (type.kind === 'any') return type;
    const next: ExprType | undefined = type.kind === 'object' ? (type.field(name) ?? type.rest) : undefined;
    if (!next) {
      const meant = type.kind === 'object' ? nearest(name, type.names()) : undefined;
      walk.diagnostics.add('PAGE_BIND_UNKNOWN', pointer, { name }, meant && `Did you mean "${meant}"?`);
      return undefined;
    }
    type = next;
  }
  return type;
}
