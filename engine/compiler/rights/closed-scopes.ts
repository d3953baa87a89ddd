import { own } from '#schemas';
import type { Contract } from '../check/contract.ts';
import type { Analysis } from './analysis.ts';
import type { PathSet } from './data-paths.ts';

/** The pages, dialogs and drawers with a field for a secret. Around a closed page, its dialogs are closed too: they read its state. */
export function closedScopes(shipped: Analysis, secrets: PathSet, { operations }: Contract): Set<string> {
  const found = new Set<string>();
  for (const { widget, scope } of shipped.nodes) if (widget?.secret === true) found.add(scope);
  for (const scope of shipped.scopes.keys())
    if (scope !== '' && (secrets.overlaps([scope, 'params']) || secrets.overlaps([scope, 'state']))) found.add(scope);
  // A page may sign in with what its address holds, and asks for nothing.
  for (const { scope, steps } of shipped.handlers)
    if (steps.some(({ call }) => call !== undefined && own(operations, call)?.opensSession)) found.add(scope);
  if (found.has('')) for (const scope of shipped.scopes.keys()) found.add(scope);
  return found;
}
