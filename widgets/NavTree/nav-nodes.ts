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
  const { iconField = 'icon', visibleField, addressField, hrefField, href } = props;
  const icon = node.item[iconField];
  const outer = addressField ? node.item[addressField] : undefined;
  const isOuter = typeof outer === 'string' && outer !== '';
  const named = hrefField ? node.item[hrefField] : undefined;
  const pattern = isLinked(node, props) ? href?.replace('{id}', encodeURIComponent(String(node.id))) : undefined;
  const own = hrefField ? (typeof named === 'string' ? named : undefined) : pattern;
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
  const { href, isOuter } = readNode(node, props);
  if (props.hrefField ? href !== undefined : isLinked(node, props)) return isOuter ? undefined : node;
  for (const child of node.children) {
    const found = firstTarget(child, props);
    if (found) return found;
  }
  return undefined;
}

/** Why a node cannot go below a parent: `ERR-27` to `ERR-30` say each in words of their own. */
export type Obstacle = 'linked' | 'level' | 'siblings';

/** Undefined where a node may go; else a parent that opens something (MENU-08), a level too deep (MENU-04), or another parent. */
export function obstacleTo(node: TreeNode, parent: TreeNode | undefined, props: NavTreeProps): Obstacle | undefined {
  if (props.moves === 'siblings') return parent === node.parent ? undefined : 'siblings';
  if (parent && props.targetField !== undefined && isLinked(parent, props)) return 'linked';
  return levelOf(parent) + heightOf(node) <= (props.maxLevel ?? 5) ? undefined : 'level';
}

/** From 1; 0 for what is above the first level. */
export function levelOf(node: TreeNode | undefined): number {
  return node ? 1 + levelOf(node.parent) : 0;
}

function heightOf(node: TreeNode): number {
  return 1 + Math.max(0, ...node.children.map(heightOf));
}

/** The tree with only those of the first level that are shown; a node of another group is still known by its id. */
export function groupOf(tree: Tree, { groupField, group }: NavTreeProps): Tree {
  if (groupField === undefined) return tree;
  const isShown = ({ item }: TreeNode) => (item[groupField] ?? group) === group;
  return { ...tree, roots: tree.roots.filter(isShown) };
}

/** The first node in order that opens something in this site. */
export function firstOf({ roots }: Tree, props: NavTreeProps): TreeNode | undefined {
  for (const root of roots) {
    const found = firstTarget(root, props);
    if (found) return found;
  }
  return undefined;
}
