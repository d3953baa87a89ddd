import type { CompiledNode, Expr } from '#engine/document';

/** `state.a.b` as the compiler writes it. */
export function read(root: string, ...path: string[]): Expr {
  return path.reduce<Expr>((target, key) => ['get', target, key], ['var', root]);
}

/** Nodes around the plain widgets of `plainWidgets`. */
export function words(id: string, text: Expr | string, more: Partial<CompiledNode> = {}): CompiledNode {
  return { id, widget: 'Words', props: { text: typeof text === 'string' ? text : { $: text } }, ...more };
}

export function box(nodes: CompiledNode[], more: Partial<CompiledNode> = {}): CompiledNode {
  return { id: 'root', widget: 'Box', slots: { default: nodes }, ...more };
}

/** A text field bound to the state of the same name. */
export function field(id: string, more: Partial<CompiledNode> = {}): CompiledNode {
  return { id, widget: 'Field', props: { label: id }, bind: ['state', id], ...more };
}

export function press(id: string, actions: unknown[], more: Partial<CompiledNode> = {}): CompiledNode {
  // Safe: tests pass broken lists too, which the engine has to survive.
  return {
    id,
    widget: 'Press',
    props: { label: id },
    on: { click: actions as NonNullable<CompiledNode['on']>[string] },
    ...more,
  };
}
