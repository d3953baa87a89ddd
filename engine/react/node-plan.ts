import type { CompiledNode, EngineError } from '#engine/document';
import { isData, isDynamic, type Path, readsOf, valueReads } from '#engine/runtime';
import { toEngineError } from './engine-error.ts';
import { checkValues, type FieldChecks, readChecks } from './field-checks.ts';
import { isPath } from './node-shape.ts';

/** What follows from a node's document alone; computed once for a node, however many rows show it. */
export interface NodePlan {
  /** Why the node cannot be shown. */
  error?: EngineError;
  /** As they are in the document, the same objects at each rendering. */
  props: Readonly<Record<string, unknown>>;
  /** The names of the props to resolve at each rendering. */
  dynamicProps: readonly string[];
  /** What the node shows depends on these; none of them is inside another. */
  reads: readonly Path[];
  /** What the list depends on that it is repeated for. */
  eachReads: readonly Path[];
  /** What its rules and checks depend on beside `reads`. */
  ruleReads: readonly Path[];
  rules: readonly unknown[];
  /** What its props ask of its value. */
  checks?: FieldChecks;
  /** Where in the state the widget's value is. */
  bind?: Path;
  /** Further values of the widget, and where in the state they are. */
  binds: readonly (readonly [string, Path])[];
  slots: Readonly<Record<string, readonly unknown[]>>;
  events: Readonly<Record<string, unknown>>;
}

// Shared by all nodes that have none: a page of five hundred fields keeps one of each, and not five hundred.
const noRecord: Readonly<Record<string, never>> = Object.freeze({});
const noList: readonly never[] = Object.freeze([]);

/** Never throws: a node that is nested too deep becomes an error of this node. */
export function planNode(node: CompiledNode): NodePlan {
  try {
    return readPlan(node);
  } catch (error) {
    return { ...emptyPlan, error: toEngineError(error, node.widget) };
  }
}

const emptyPlan: NodePlan = {
  props: noRecord,
  dynamicProps: noList,
  reads: noList,
  eachReads: noList,
  ruleReads: noList,
  rules: noList,
  binds: noList,
  slots: noRecord,
  events: noRecord,
};

function readPlan(node: CompiledNode): NodePlan {
  const props = record(node.props);
  const bind = isPath(node.bind) ? node.bind : undefined;
  const dynamicProps = Object.keys(props).filter((name) => isDynamic(props[name]));
  const rules = list(node.rules);
  const binds = Object.entries(record(node.binds)).flatMap(([name, path]) =>
    isPath(path) ? [[name, path] as const] : [],
  );
  const reads = uncovered(noList, [
    ...readsOf(node.when),
    ...dynamicProps.flatMap((name) => valueReads(props[name])),
    ...(bind ? [bind] : []),
    ...binds.map(([, path]) => path),
  ]);
  const ruleReads = rules.flatMap((rule) =>
    isData(rule) ? [...readsOf(Reflect.get(rule, 'test')), ...valueReads(Reflect.get(rule, 'text'))] : [],
  );
  const checks = readChecks(node);
  const checkReads = checks ? [...checks.paths, ...checkValues(checks).flatMap(valueReads)] : [];
  const slots = Object.entries(record(node.slots)).map(([name, nodes]) => [name, list(nodes)] as const);
  return {
    props,
    dynamicProps: orShared(dynamicProps),
    reads,
    eachReads: orShared(readsOf(node.each?.in)),
    ruleReads: uncovered(reads, [...ruleReads, ...checkReads]),
    rules,
    ...(checks && { checks }),
    ...(bind && { bind }),
    binds: orShared(binds),
    slots: slots.length === 0 ? noRecord : Object.fromEntries(slots),
    events: record(node.on),
  };
}

/** The paths that no other one covers: a path covers itself and everything below it. */
function uncovered(known: readonly Path[], paths: readonly Path[]): readonly Path[] {
  const isCovered = (path: Path, index: number): boolean =>
    known.some((other) => isInside(path, other)) ||
    paths.some((other, at) => isInside(path, other) && (other.length < path.length || at < index));
  return orShared(paths.filter((path, index) => !isCovered(path, index)));
}

function isInside(path: Path, other: Path): boolean {
  return other.length <= path.length && other.every((name, index) => name === path[index]);
}

function orShared<T>(items: readonly T[]): readonly T[] {
  return items.length === 0 ? noList : items;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (!isData(value) || Array.isArray(value)) return noRecord;
  if (!Object.hasOwn(value, '__proto__')) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__proto__'));
}

/** A value that is no list counts as its only item: a malformed node then shows its own error. */
function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return noList;
  return Array.isArray(value) ? orShared(value) : [value];
}
