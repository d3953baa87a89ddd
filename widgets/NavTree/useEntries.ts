import { useIntl } from 'react-intl';
import type { NavTreeProps } from '../generated/types.ts';
import { isLinked } from '../kit/tree/is-linked.ts';
import type { TreeNode } from '../kit/tree/tree-nodes.ts';
import type { MenuEntry } from '../prime/MenuEntries.tsx';
import { levelOf } from './nav-nodes.ts';

/** The widget's own entries, which it handles itself. */
export const renameEntry = 'pw-rename';
export const addEntry = 'pw-add';

type Scope = NonNullable<NonNullable<NavTreeProps['actions']>[number]['for']>;

/** What the menu of a node offers: to rename it and to add below it where the tree is editable, then the document's actions. */
export function useEntries(node: TreeNode, options: NavTreeProps): MenuEntry[] {
  const { formatMessage } = useIntl();
  const below = options.belowLabel ?? formatMessage({ id: 'widget.NavTree.addBelow' });
  const own: MenuEntry[] = options.editable
    ? [
        { id: renameEntry, label: formatMessage({ id: 'widget.NavTree.rename' }), icon: 'pencil' },
        ...(canHold(node, options) ? [{ id: addEntry, label: below, icon: 'plus' }] : []),
      ]
    : [];
  const others = (options.actions ?? []).filter(
    (action) => isFor(action.for, node, options) && (action.where === undefined || node.item[action.where] === true),
  );
  return [...own, ...others.map(({ for: _scope, where: _field, ...entry }) => entry)];
}

function isFor(scope: Scope | undefined, node: TreeNode, options: NavTreeProps): boolean {
  if (scope === 'leaf') return node.children.length === 0;
  if (scope === 'linked') return isLinked(node, options);
  if (scope === 'unlinked') return canHold(node, options);
  if (scope === 'top') return node.parent === undefined;
  if (scope === 'below') return node.parent !== undefined;
  return true;
}

/** MENU-04 MENU-08: a node that opens something, or is on the last level, gets none below it, unless a field says which do. */
function canHold(node: TreeNode, options: NavTreeProps): boolean {
  if (options.holdsField !== undefined) return node.item[options.holdsField] === true;
  return !isLinked(node, options) && levelOf(node) < (options.maxLevel ?? 5);
}
