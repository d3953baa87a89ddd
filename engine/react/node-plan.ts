import { type CompiledNode, type EngineError, isData, isDynamic, type Path, readsOf, valueReads } from '#engine/core';
import { toEngineError } from './engine-error.ts';

/** What can be told from a node's document alone; made once for a node, however many rows show it. */
export interface NodePlan {
  /** Props without expressions, the same objects at each rendering. */
  fixed: Readonly<Record<string, unknown>>;
  /** Props to resolve at each rendering. */
  moving: readonly (readonly [string, unknown])[];
  /** What the node shows depends on these. */
  reads: readonly Path[];
  /** What the list depends on that it is repeated for. */
  eachReads: readonly Path[];
  /** What its rules depend on. */
  ruleReads: readonly Path[];
  rules: readonly unknown[];
  /** Further values of the widget, and where in the state they are. */
  binds: readonly (readonly [string, Path])[];
  slots: Readonly<Record<string, readonly unknown[]>>;
  events: Readonly<Record<string, unknown>>;
}

/** Never throws: a node too deep to be read is a fault of this node. */
export function planNode(node: CompiledNode): NodePlan | EngineError {
  try {
    return readPlan(node);
  } catch (error) {
    return toEngineError(error, node.widget);
  }
}

function readPlan(node: CompiledNode): NodePlan {
  const props = Object.entries(record(node.props)).filter(([name]) => name !== '__proto__');
  const moving = props.filter(([, value]) => isDynamic(value));
  const rules = list(node.rules);
  const binds = Object.entries(record(node.binds)).flatMap(([name, path]) =>
    isPath(path) ? [[name, path] as const] : [],
  );
  return {
    fixed: Object.fromEntries(props.filter(([, value]) => !isDynamic(value))),
    moving,
    reads: [
      ...readsOf(node.when),
      ...moving.flatMap(([, value]) => valueReads(value)),
      ...(isPath(node.bind) ? [node.bind] : []),
      ...binds.map(([, path]) => path),
    ],
    eachReads: readsOf(node.each?.in),
    ruleReads: rules.flatMap((rule) =>
      isData(rule) ? [...readsOf(Reflect.get(rule, 'test')), ...valueReads(Reflect.get(rule, 'text'))] : [],
    ),
    rules,
    binds,
    slots: Object.fromEntries(Object.entries(record(node.slots)).map(([name, nodes]) => [name, list(nodes)])),
    events: record(node.on),
  };
}

/** True for a place in the state that a node can be bound to. */
export function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.length > 1 && value.every((part) => typeof part === 'string');
}

function record(value: unknown): Record<string, unknown> {
  return isData(value) && !Array.isArray(value) ? value : {};
}

/** Anything that is no list counts as its only item: a broken node then shows its fault in place. */
function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
