import { type Item, isTreeId, type Tree, type TreeFields, type TreeNode } from './tree-nodes.ts';

/** Where a node moves to: into a parent (undefined: among the roots), before the sibling that has this index without it. */
export interface Target {
  parent: TreeNode | undefined;
  index: number;
}

/** Where a node goes beside or into another one, or undefined where it cannot: into itself or what is below it. */
export function targetAt(
  tree: Tree,
  node: TreeNode,
  over: TreeNode,
  side: 'before' | 'after' | 'inside',
): Target | undefined {
  for (let above: TreeNode | undefined = over; above; above = above.parent) if (above === node) return undefined;
  if (side === 'inside') return { parent: over, index: without(over.children, node).length };
  const siblings = without(over.parent?.children ?? tree.roots, node);
  return { parent: over.parent, index: siblings.indexOf(over) + (side === 'after' ? 1 : 0) };
}

/** Where Alt and an arrow take a node: among its siblings, into the one above it, or out behind its parent. */
export function targetOf(tree: Tree, node: TreeNode, key: string): Target | undefined {
  const { parent } = node;
  const siblings = parent?.children ?? tree.roots;
  const at = siblings.indexOf(node);
  if (key === 'ArrowUp') return at > 0 ? { parent, index: at - 1 } : undefined;
  if (key === 'ArrowDown') return at < siblings.length - 1 ? { parent, index: at + 1 } : undefined;
  if (key === 'ArrowRight') {
    const above = siblings[at - 1];
    return above && { parent: above, index: above.children.length };
  }
  if (key !== 'ArrowLeft' || !parent) return undefined;
  return { parent: parent.parent, index: (parent.parent?.children ?? tree.roots).indexOf(parent) + 1 };
}

/** The node right after one that moves, at its new position; undefined at the end. */
export function nextAt(tree: Tree, node: TreeNode, to: Target): TreeNode | undefined {
  return without(to.parent?.children ?? tree.roots, node)[to.index];
}

/** The given objects with one node elsewhere; they stay nested or a list, as they were. */
export function movedItems(
  tree: Tree,
  list: readonly unknown[],
  node: TreeNode,
  to: Target,
  fields: TreeFields,
): Item[] {
  const childrenAfter = (parent: TreeNode | undefined): TreeNode[] => {
    const rest = without(parent?.children ?? tree.roots, node);
    if (parent === to.parent) rest.splice(to.index, 0, node);
    return rest;
  };
  const itemOf = (child: TreeNode, parent: TreeNode | undefined): Item => {
    // The moved one names its new parent, or it would be adopted back. So does one whose rows named each other in a
    // circle: once the circle is broken elsewhere, it would go to the parent that it names.
    const named = child.item[fields.parent];
    const isElsewhere = isTreeId(named) && tree.byId.has(named) && named !== parent?.id;
    const isNamed = (isFlat || fields.parent in child.item) && (child === node || isElsewhere);
    return isNamed ? { ...child.item, [fields.parent]: parent?.id ?? null } : child.item;
  };
  const isFlat = isList(list, fields);
  const nest = (parent: TreeNode | undefined): Item[] =>
    childrenAfter(parent).map((child) => {
      const children = nest(child);
      const hasChildren = children.length > 0 || fields.children in child.item;
      return hasChildren ? { ...itemOf(child, parent), [fields.children]: children } : itemOf(child, parent);
    });
  const flatten = (parent: TreeNode | undefined): Item[] =>
    childrenAfter(parent).flatMap((child) => [itemOf(child, parent), ...flatten(child)]);
  return isFlat ? flatten(undefined) : nest(undefined);
}

/** Rows that name their parent, and hold no children. */
function isList(list: readonly unknown[], fields: TreeFields): boolean {
  const items = list.filter((item): item is Item => typeof item === 'object' && item !== null);
  return items.some((item) => fields.parent in item) && !items.some((item) => Array.isArray(item[fields.children]));
}

function without(nodes: readonly TreeNode[], node: TreeNode): TreeNode[] {
  return nodes.filter((one) => one !== node);
}
