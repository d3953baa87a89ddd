import type { NavTreeProps } from '../generated/types.ts';
import { safeHref } from '../Link/safe-href.ts';
import { isLinked } from '../kit/tree/is-linked.ts';
import type { Tree, TreeId, TreeNode } from '../kit/tree/tree-nodes.ts';

/** How a node is shown and where it leads. */
interface NavNode {
  /** Absent for a node that opens nothing. */
  href: string | undefined;
  /** The address is another site's. */
  isOuter: boolean;
  icon: string | undefined;
  isHidden: boolean;
}

/** The facts of a node by the names of its fields. */
export function readNode(node: TreeNode, props: NavTreeProps): NavNode {
  const { iconField = 'icon', visibleField, addressField, href } = props;
  const icon = node.item[iconField];
  const outer = addressField ? node.item[addressField] : undefined;
  const isOuter = typeof outer === 'string' && outer !== '';
  const own = isLinked(node, props) ? href?.replace('{id}', encodeURIComponent(String(node.id))) : undefined;
  return {
    href: safeHref(isOuter ? outer : own),
    isOuter,
    icon: typeof icon === 'string' ? icon : undefined,
    isHidden: visibleField !== undefined && node.item[visibleField] === false,
  };
}

/** The ids of a node and of all above it. */
export function pathTo({ byId }: Tree, id: TreeId | null | undefined): ReadonlySet<TreeId> {
  const ids = new Set<TreeId>();
  let node = id === null || id === undefined ? undefined : byId.get(id);
  for (; node; node = node.parent) ids.add(node.id);
  return ids;
}

/** The node itself or the first one below it that opens something here; undefined when there is none. */
export function firstTarget(node: TreeNode, props: NavTreeProps): TreeNode | undefined {
  if (isLinked(node, props)) return readNode(node, props).isOuter ? undefined : node;
  for (const child of node.children) {
    const found = firstTarget(child, props);
    if (found) return found;
  }
  return undefined;
}

/** False for a parent that opens something itself, and where the deepest moved node would be too deep (MENU-04, MENU-08). */
export function canMoveTo(node: TreeNode, parent: TreeNode | undefined, props: NavTreeProps): boolean {
  if (parent && props.targetField !== undefined && isLinked(parent, props)) return false;
  return levelOf(parent) + heightOf(node) <= (props.maxLevel ?? 5);
}

function levelOf(node: TreeNode | undefined): number {
  return node ? 1 + levelOf(node.parent) : 0;
}

function heightOf(node: TreeNode): number {
  return 1 + Math.max(0, ...node.children.map(heightOf));
}
