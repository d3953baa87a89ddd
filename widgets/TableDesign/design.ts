import type { FormConfig } from '#engine/forms';

export type FormNode = NonNullable<FormConfig['fields']>[number];
export type FormField = Extract<FormNode, { node: 'field' }>;
export type FieldKind = FormField['kind'];

export const nodesOf = (design: FormConfig): readonly FormNode[] => design.fields ?? [];

/** The identifiers of all controls in a design, those inside of sections too (TABLE-20). */
export function idsOf(nodes: readonly FormNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...partsOf(node).flatMap(idsOf)]);
}

function partsOf(node: FormNode): readonly (readonly FormNode[])[] {
  if (node.node === 'section') return [node.children];
  if (node.node === 'columns') return node.columns.map(({ children }) => children);
  return node.node === 'tabs' ? node.tabs.map(({ children }) => children) : [];
}

/** The words of a control in a language; of several, the first when there are none in it. */
export function wordsOf(words: FormField['label'] | undefined, locale: string): string {
  if (words === undefined || typeof words === 'string') return words ?? '';
  return words[locale] ?? Object.values(words)[0] ?? '';
}

export const nameOf = (node: FormNode, locale: string): string =>
  (node.node === 'field' ? wordsOf(node.label, locale) : 'title' in node ? wordsOf(node.title, locale) : '') || node.id;

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

/** The design with another control in place of the one at an index. A title field that was renamed stays the title field. */
export function replaceNode(design: FormConfig, at: number, node: FormNode): FormConfig {
  const before = nodesOf(design)[at];
  const { title_field: title, ...others } = design;
  const fields = nodesOf(design).map((one, index) => (index === at ? node : one));
  if (title === undefined) return { ...others, fields };
  return { ...others, fields, title_field: title === before?.id ? node.id : title };
}

/** The design with a control after the one at an index. */
export function insertNode(design: FormConfig, after: number, node: FormNode): FormConfig {
  const nodes = nodesOf(design);
  return { ...design, fields: [...nodes.slice(0, after + 1), node, ...nodes.slice(after + 1)] };
}

/** The design without the control at an index; it is no longer the title field. */
export function removeNode(design: FormConfig, at: number): FormConfig {
  const { title_field: title, ...others } = design;
  const fields = nodesOf(design).filter((_, index) => index !== at);
  const isTitle = title === nodesOf(design)[at]?.id;
  return title === undefined || isTitle ? { ...others, fields } : { ...others, fields, title_field: title };
}

/** The design with the control at one index moved to another. */
export function moveNode(design: FormConfig, from: number, to: number): FormConfig {
  const nodes = nodesOf(design);
  const moved = nodes[from];
  if (!moved || to < 0 || to >= nodes.length) return design;
  const others = nodes.filter((one) => one !== moved);
  return { ...design, fields: [...others.slice(0, to), moved, ...others.slice(to)] };
}
