import { isObject } from '#schemas';
import { DiagnosticList } from './diagnostic-list.ts';
import { checkWith, paramsTarget } from './overlay-call.ts';
import { findDocument } from './reference.ts';
import { checkScopes } from './scopes.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

const onlyWidgets = ['props', 'bind', 'binds', 'rules', 'on', 'slots'];

/**
 * Checks a node that names a fragment: its parameters, and that every role that reaches the node may make the calls
 * inside. Other diagnostics of the fragment are reported for its own document.
 */
export function checkFragment(walk: Walk, node: Record<string, unknown>, pointer: string, scope: Scope): void {
  for (const name of onlyWidgets) {
    if (node[name] !== undefined)
      walk.diagnostics.add(
        'PAGE_UNKNOWN',
        `${pointer}/${name}`,
        { reason: `A fragment takes no "${name}".` },
        'Hand it "params".',
      );
  }
  const id = node.fragment;
  if (typeof id !== 'string') return;
  if (walk.fragments.includes(id)) {
    walk.diagnostics.add('PAGE_FRAGMENT_CYCLE', `${pointer}/fragment`, { name: id });
    return;
  }
  const fragment = findDocument(walk, id, 'fragment', `${pointer}/fragment`);
  if (!fragment) return;
  if (node.each !== undefined && isObject(fragment.body) && fragment.body.each !== undefined) {
    walk.diagnostics.add(
      'PAGE_VALUE',
      `${pointer}/each`,
      { reason: `The fragment "${id}" repeats its root itself.` },
      'Put a node around one of the two.',
    );
  }
  const given = isObject(node.params) ? node.params : {};
  checkWith(
    walk,
    given,
    node.params === undefined ? pointer : `${pointer}/params`,
    scope,
    paramsTarget(fragment.params, id),
  );
  const inner: Walk = { ...walk, diagnostics: new DiagnosticList(), fragments: [...walk.fragments, id] };
  checkScopes(inner, { ...fragment }, scope.reach);
  for (const { code, message, hint } of inner.diagnostics.diagnostics) {
    if (code === 'PAGE_OPERATION_FORBIDDEN')
      walk.diagnostics.push({ code, pointer: `${pointer}/fragment`, message, hint });
    if (code === 'PAGE_FRAGMENT_CYCLE')
      walk.diagnostics.add('PAGE_FRAGMENT_CYCLE', `${pointer}/fragment`, { name: id });
  }
}
