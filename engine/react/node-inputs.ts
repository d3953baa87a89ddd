import type { ReactNode } from 'react';
import type { CompiledNode } from '#engine/document';
import type { Locals } from '#engine/runtime';
import { isNode } from './node-shape.ts';

/** What is known of something in a slot, which may be no node. */
export interface AnyNodeProps {
  node: unknown;
  locals: Locals;
  /** Shown instead of nothing when the node is hidden. */
  empty?: ReactNode;
}

/** The same of a node. */
export interface NodeProps extends AnyNodeProps {
  node: CompiledNode;
}

/** True for a node that is shown once, to everybody. */
export function isPlain(node: unknown): node is CompiledNode {
  return isNode(node) && !node.fault && !node.each && node.roles === undefined;
}

/** The keys of the nodes of a slot: their ids, so that a node which is moved among its neighbours stays; two with one id are both shown. */
export function keysOf(nodes: readonly unknown[]): readonly string[] {
  const used = new Set<string>();
  return nodes.map((node, index) => {
    const id = isNode(node) ? node.id : '';
    const key = id === '' || used.has(id) ? `${id} ${index}` : id;
    used.add(key);
    return key;
  });
}

/** The widget around makes new locals at each rendering: they are equal when the same names have the same values. */
export function hasSameInputs(before: AnyNodeProps, now: AnyNodeProps): boolean {
  if (before.node !== now.node || before.empty !== now.empty) return false;
  if (before.locals === now.locals) return true;
  const names = Object.keys(now.locals);
  return (
    names.length === Object.keys(before.locals).length &&
    names.every((name) => Object.hasOwn(before.locals, name) && Object.is(before.locals[name], now.locals[name]))
  );
}
