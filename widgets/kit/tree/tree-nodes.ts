export type TreeId = string | number;

/** The names of the fields that a node is read from. */
export interface TreeFields {
  id: string;
  label: string;
  parent: string;
  children: string;
}

/** A node of the tree, with its position. */
export interface TreeNode {
  id: TreeId;
  label: string;
  children: TreeNode[];
  parent: TreeNode | undefined;
  icon: string | undefined;
  /** Beside the label, such as a count. */
  hint: string | undefined;
  /** What it is found by beside its label, such as its name in another language. */
  words: string;
  isDisabled: boolean;
  /** Its children come when it is opened. */
  isLazy: boolean;
  /** As it was given. */
  item: Item;
}

export type Item = Readonly<Record<string, unknown>>;

export interface Tree {
  roots: readonly TreeNode[];
  byId: ReadonlyMap<TreeId, TreeNode>;
}

/**
 * The tree out of nested nodes, out of a list whose rows name their parent, or both. No row is lost: one whose parent is
 * not there is a root, and a circle of parents is cut. Of rows with the same id the first counts.
 */
export function treeOf(list: readonly unknown[] | null | undefined, fields: TreeFields): Tree {
  const byId = new Map<TreeId, TreeNode>();
  const nested: TreeNode[] = [];
  for (const value of list ?? []) readNode(value, fields, undefined, byId, nested);
  const roots: TreeNode[] = [];
  for (const node of nested) {
    const parent = parentOf(node, fields, byId);
    if (parent) adopt(parent, node);
    else roots.push(node);
  }
  return { roots, byId };
}

function readNode(
  value: unknown,
  fields: TreeFields,
  parent: TreeNode | undefined,
  byId: Map<TreeId, TreeNode>,
  made: TreeNode[],
): void {
  const item = asItem(value);
  const id = item?.[fields.id];
  if (!item || !isTreeId(id) || byId.has(id)) return;
  const label = item[fields.label];
  const node: TreeNode = {
    id,
    label: typeof label === 'string' || typeof label === 'number' ? String(label) : String(id),
    children: [],
    parent,
    icon: typeof item['icon'] === 'string' ? item['icon'] : undefined,
    hint: typeof item['hint'] === 'string' || typeof item['hint'] === 'number' ? String(item['hint']) : undefined,
    words: typeof item['words'] === 'string' ? item['words'] : '',
    isDisabled: item['disabled'] === true,
    isLazy: item['lazy'] === true,
    item,
  };
  byId.set(id, node);
  made.push(node);
  const children = item[fields.children];
  if (!Array.isArray(children)) return;
  const own: TreeNode[] = [];
  for (const child of children) readNode(child, fields, node, byId, own);
  // What is nested below a child has its parent already.
  for (const child of own) if (child.parent === node) node.children.push(child);
}

/** Whom the list says to be the parent, unless that is the node itself or one below it. */
function parentOf(node: TreeNode, fields: TreeFields, byId: ReadonlyMap<TreeId, TreeNode>): TreeNode | undefined {
  const id = node.item[fields.parent];
  const parent = isTreeId(id) ? byId.get(id) : undefined;
  for (let above = parent; above; above = above.parent) if (above === node) return undefined;
  return parent;
}

function adopt(parent: TreeNode, node: TreeNode): void {
  node.parent = parent;
  parent.children.push(node);
}

function asItem(value: unknown): Item | undefined {
  // Safe: any object that is no list can be read by names.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : undefined;
}

export function isTreeId(value: unknown): value is TreeId {
  return typeof value === 'string' || typeof value === 'number';
}

/** The ids out of whatever is bound. */
export function readIds(value: unknown): readonly TreeId[] {
  return Array.isArray(value) ? value.filter(isTreeId) : noIds;
}

/** The chosen ids, whether one is bound or a list; an empty text is none. */
export function readSelected(value: unknown): readonly TreeId[] {
  if (value === '') return noIds;
  return isTreeId(value) ? [value] : readIds(value);
}

const noIds: readonly TreeId[] = [];
