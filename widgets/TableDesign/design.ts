import type { FormConfig } from '#engine/forms';

export type FormNode = NonNullable<FormConfig['fields']>[number];
export type FormField = Extract<FormNode, { node: 'field' }>;
export type FieldKind = FormField['kind'];

/**
 * Where a control is: its index, then for each control around it the part that it is in and its index there. `[2]` is the
 * third control, `[2, 0, 1]` the second one in its first part.
 */
export type Path = readonly number[];

/** How many controls may be inside each other. */
const deepest = 6;

export const nodesOf = (design: FormConfig): readonly FormNode[] => design.fields ?? [];

/** The lists of controls inside of one: of a section, of each column and tab, the fields of a sub-table. */
export function partsOf(node: FormNode): readonly (readonly FormNode[])[] {
  switch (node.node) {
    case 'section':
      return [node.children];
    case 'columns':
      return node.columns.map(({ children }) => children);
    case 'tabs':
      return node.tabs.map(({ children }) => children);
    case 'field':
      return node.kind.type === 'subTable' ? [node.kind.fields] : [];
    default:
      return [];
  }
}

function withPart(node: FormNode, part: number, children: FormNode[]): FormNode {
  const put = <One extends { children: FormNode[] }>(list: readonly One[]): One[] =>
    list.map((one, index) => (index === part ? { ...one, children } : one));
  if (node.node === 'section') return { ...node, children };
  if (node.node === 'columns') return { ...node, columns: put(node.columns) };
  if (node.node === 'tabs') return { ...node, tabs: put(node.tabs) };
  if (node.node !== 'field' || node.kind.type !== 'subTable') return node;
  // Safe: `mayHold` lets nothing but fields into a sub-table.
  return { ...node, kind: { ...node.kind, fields: children as FormField[] } };
}

/** The identifiers of all controls, those inside of others too, but not the columns of sub-tables (TABLE-20). */
export function idsOf(nodes: readonly FormNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...(node.node === 'field' ? [] : partsOf(node).flatMap(idsOf))]);
}

/** The fields of a form in their order, those inside of layout controls too, but not the columns of sub-tables. */
export function fieldsIn(nodes: readonly FormNode[]): FormField[] {
  return nodes.flatMap((node) => (node.node === 'field' ? [node] : partsOf(node).flatMap(fieldsIn)));
}

/** The words of a control in a language; of several, the first when there are none in it. */
export function wordsOf(words: FormField['label'] | undefined, locale: string): string {
  if (words === undefined || typeof words === 'string') return words ?? '';
  return words[locale] ?? Object.values(words)[0] ?? '';
}

export function nameOf(node: FormNode, locale: string): string {
  if (node.node === 'field') return wordsOf(node.label, locale) || node.id;
  if (node.node === 'note') return wordsOf(node.text, locale).split('\n')[0]?.slice(0, 40) || node.id;
  return ('title' in node ? wordsOf(node.title, locale) : '') || node.id;
}

/** An identifier made from a label, which no other control has; `field` where the label has no letters of the alphabet. */
export function newFieldId(label: string, taken: readonly string[]): string {
  const words =
    label
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const [start = ''] = words;
  const joined = words.join('_').slice(0, 50);
  const base = /^[a-z]/.test(start) ? joined : joined ? `field_${joined}` : 'field';
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}_${number}`)) number += 1;
  return `${base}_${number}`;
}

/** The control at a path. */
export function nodeAt(design: FormConfig, path: Path): FormNode | undefined {
  let [node, at]: [FormNode | undefined, number] = [nodesOf(design)[path[0] ?? -1], 1];
  while (node && at < path.length) {
    node = partsOf(node)[path[at] ?? -1]?.[path[at + 1] ?? -1];
    at += 2;
  }
  return node;
}

/** The controls beside the one at a path, itself included. */
export function listAt(design: FormConfig, path: Path): readonly FormNode[] {
  const holder = holderOf(path);
  if (holder === undefined) return nodesOf(design);
  const node = nodeAt(design, holder);
  return (node && partsOf(node)[path.at(-2) ?? -1]) ?? [];
}

/** The control around the one at a path; undefined at the top. */
export const holderOf = (path: Path): Path | undefined => (path.length > 2 ? path.slice(0, -2) : undefined);

/** The sub-table that the control at a path is a column of. */
export function subTableAround(design: FormConfig, path: Path): FormField | undefined {
  const holder = holderOf(path);
  const node = holder && nodeAt(design, holder);
  return node?.node === 'field' ? node : undefined;
}

function changeList(
  list: readonly FormNode[],
  path: Path,
  change: (list: readonly FormNode[], at: number) => FormNode[],
): FormNode[] {
  const [at = 0, part, ...inside] = path;
  if (part === undefined) return change(list, at);
  return list.map((node, index) =>
    index === at ? withPart(node, part, changeList(partsOf(node)[part] ?? [], inside, change)) : node,
  );
}

/** The design with another control in place of the one at a path. A title field that was renamed stays the title field. */
export function replaceNode(design: FormConfig, path: Path, node: FormNode): FormConfig {
  const before = nodeAt(design, path);
  const { title_field: title, ...others } = design;
  const fields = changeList(nodesOf(design), path, (list, at) => list.map((one, index) => (index === at ? node : one)));
  if (title === undefined) return { ...others, fields };
  const isTitle = title === before?.id && !subTableAround(design, path);
  return { ...others, fields, title_field: isTitle ? node.id : title };
}

/** The design with a control at a path; what was there, and is behind it, follows. */
export function insertNode(design: FormConfig, path: Path, node: FormNode): FormConfig {
  const fields = changeList(nodesOf(design), path, (list, at) => [...list.slice(0, at), node, ...list.slice(at)]);
  return { ...design, fields };
}

const without = (design: FormConfig, path: Path): FormConfig => ({
  ...design,
  fields: changeList(nodesOf(design), path, (list, at) => list.filter((_, index) => index !== at)),
});

/** The design without the control at a path; what was in it is no longer the title field. */
export function removeNode(design: FormConfig, path: Path): FormConfig {
  const { title_field: title, ...others } = without(design, path);
  return title === undefined || !idsOf(nodesOf(others)).includes(title) ? others : { ...others, title_field: title };
}

const heightOf = (node: FormNode): number =>
  1 + Math.max(0, ...partsOf(node).flatMap((part) => part.map((one) => heightOf(one))));

/** Whether a control may be in a list: a sub-table has plain fields, and controls are inside each other to six levels. */
export function mayHold(design: FormConfig, path: Path, node: FormNode): boolean {
  const levels = (path.length - 1) / 2;
  if (levels + heightOf(node) > deepest) return false;
  if (!subTableAround(design, path)) return true;
  return node.node === 'field' && node.kind.type !== 'subTable' && node.kind.type !== 'rollup';
}

/** A design in which a control was moved, and where it is there. */
export interface Moved {
  design: FormConfig;
  path: Path;
}

/** Where `to` is once the control at `from` is no longer there. */
function shifted(to: Path, from: Path): Path {
  const level = from.length - 1;
  const isBeside = to.length > level && from.slice(0, level).every((part, index) => part === to[index]);
  const at = to[level] ?? 0;
  return isBeside && at > (from[level] ?? 0) ? [...to.slice(0, level), at - 1, ...to.slice(level + 1)] : to;
}

/** The control at one path, moved before the one at another (or to the end of its list); undefined where it may not be. */
export function moveNode(design: FormConfig, from: Path, to: Path): Moved | undefined {
  const node = nodeAt(design, from);
  const isInside = to.length > from.length && from.every((part, index) => part === to[index]);
  if (!node || isInside || !mayHold(design, to, node)) return undefined;
  // Values of a column are in its sub-table: a field does not take them along.
  if (subTableAround(design, from)?.id !== subTableAround(design, to)?.id) return undefined;
  const path = shifted(to, from);
  return { design: insertNode(without(design, from), path, node), path };
}

/** Where a control goes one step up or down: past the one beside it, into it, or out of the one around it. */
export function stepFrom(design: FormConfig, path: Path, step: 1 | -1): Path | undefined {
  const list = listAt(design, path);
  const at = path.at(-1) ?? 0;
  const base = path.slice(0, -1);
  const beside = list[at + step];
  const node = nodeAt(design, path);
  if (beside) {
    const parts = partsOf(beside);
    const part = step === 1 ? 0 : parts.length - 1;
    const into = [...base, at + step, part, step === 1 ? 0 : (parts[part]?.length ?? 0)];
    const canEnter = parts.length > 0 && beside.node !== 'field' && node && mayHold(design, into, node);
    return canEnter ? into : [...base, step === 1 ? at + 2 : at - 1];
  }
  const holder = holderOf(path);
  const around = holder && nodeAt(design, holder);
  if (!holder || !around || around.node === 'field') return undefined;
  const part = (path.at(-2) ?? 0) + step;
  const next = partsOf(around)[part];
  if (next) return [...holder, part, step === 1 ? 0 : next.length];
  return [...holder.slice(0, -1), (holder.at(-1) ?? 0) + (step === 1 ? 1 : 0)];
}

/** Every control with its path, those inside of others after them, as they are listed. */
export function listed(nodes: readonly FormNode[], base: Path = []): { path: Path; node: FormNode }[] {
  return nodes.flatMap((node, index) => {
    const path = [...base, index];
    return [{ path, node }, ...partsOf(node).flatMap((part, at) => listed(part, [...path, at]))];
  });
}

/** A pointer inside the `fields` of a design, as the path of the control and the pointer inside of it. */
export function pathOfPointer(
  design: FormConfig,
  pointer: readonly string[],
): { path: Path; inside: string[] } | undefined {
  let path: Path = [Number(pointer[0])];
  let inside = pointer.slice(1);
  if (!nodeAt(design, path)) return undefined;
  for (;;) {
    const next = stepInside(path, inside);
    if (!next || !nodeAt(design, next.path)) return { path, inside };
    ({ path, inside } = next);
  }
}

function stepInside(path: Path, inside: string[]): { path: Path; inside: string[] } | undefined {
  const [name, first = '', second, third = ''] = inside;
  if (name === 'children') return { path: [...path, 0, Number(first)], inside: inside.slice(2) };
  if (name === 'kind' && first === 'fields') return { path: [...path, 0, Number(second)], inside: inside.slice(3) };
  if ((name === 'columns' || name === 'tabs') && second === 'children')
    return { path: [...path, Number(first), Number(third)], inside: inside.slice(4) };
  return undefined;
}
