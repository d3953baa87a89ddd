import type { Tree, TreeId, TreeNode } from './tree-nodes.ts';

export type Check = 'on' | 'half' | 'off';

/** The state of each node where a check applies to all nodes below it: mixed where only some of them are checked. */
export function checksOf({ roots }: Tree, checked: ReadonlySet<TreeId>): Map<TreeId, Check> {
  const checks = new Map<TreeId, Check>();
  const read = (node: TreeNode): Check => {
    const below = node.children.map(read);
    const check = below.length === 0 ? (checked.has(node.id) ? 'on' : 'off') : together(below);
    checks.set(node.id, check);
    return check;
  };
  roots.forEach(read);
  return checks;
}

/** The state of each node where a check applies to that node alone. */
export function flatChecks({ byId }: Tree, checked: ReadonlySet<TreeId>): Map<TreeId, Check> {
  return new Map([...byId.keys()].map((id) => [id, checked.has(id) ? 'on' : 'off']));
}

function together(checks: readonly Check[]): Check {
  if (checks.every((check) => check === 'on')) return 'on';
  return checks.every((check) => check === 'off') ? 'off' : 'half';
}

/**
 * What is checked after a press on a node: all below it that may be, or nothing of it when all was. The answer names the
 * nodes that are wholly checked, parents too, in the tree's order, after ids that the tree does not know (yet).
 */
export function toggledCheck(tree: Tree, checked: readonly TreeId[], node: TreeNode): TreeId[] {
  const leaves = leavesOf(node).filter(({ isDisabled }) => !isDisabled);
  const next = new Set(checked);
  const isAll = leaves.every(({ id }) => next.has(id));
  for (const { id } of leaves) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  const checks = checksOf(tree, next);
  return [
    ...checked.filter((id) => !tree.byId.has(id)),
    ...[...walk(tree.roots)].filter(({ id }) => checks.get(id) === 'on').map(({ id }) => id),
  ];
}

function leavesOf(node: TreeNode): TreeNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
}

/** All nodes, from above to below. */
export function* walk(nodes: readonly TreeNode[]): Generator<TreeNode> {
  for (const node of nodes) {
    yield node;
    yield* walk(node.children);
  }
}
