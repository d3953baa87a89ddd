import { isObject, own, pointerTo } from '#schemas';
import type { Catalogue, DocumentSource, WidgetDescription } from '#engine/document';
import { isAnswer } from './addresses.ts';
import { type DataPath, dataPath } from './data-paths.ts';
import { type LocatedNode, locatedNodes } from './located-nodes.ts';
import {
  allPaths,
  distinct,
  expressionsOf,
  exprOf,
  type Local,
  type Locals,
  readsIn,
  type WrittenExpression,
} from './reads.ts';
import { scopesOf, type WrittenScope } from './scopes.ts';
import { type Step, stepsOf } from './steps.ts';

/** A list of actions with what runs it. */
export interface Handler {
  kind: 'event' | 'load' | 'data' | 'named';
  /** The event, the name of the list, or that of the data whose failure runs it. */
  name: string;
  /** The id of the node of an event. */
  node?: string;
  scope: string;
  pointer: string;
  steps: readonly Step[];
}

/** A node with what it reads and which state it is bound to. */
export interface AnalysedNode extends LocatedNode {
  widget: WidgetDescription | undefined;
  locals: Locals;
  /** Those of its conditions, props, params and rules; those of its events are in the steps. */
  expressions: readonly WrittenExpression[];
  binds: readonly { path: DataPath; pointer: string }[];
}

/** What the parts of a document do and read. */
export interface Analysis {
  document: DocumentSource;
  nodes: readonly AnalysedNode[];
  byId: ReadonlyMap<string, AnalysedNode>;
  scopes: ReadonlyMap<string, WrittenScope>;
  handlers: readonly Handler[];
  /** Of each scope, its named lists. */
  named: ReadonlyMap<string, ReadonlyMap<string, Handler>>;
}

/** Reads a document once; the time it takes grows with its length. */
export function analyse(document: DocumentSource, catalogue: Catalogue): Analysis {
  const byId = new Map<string, AnalysedNode>();
  const byNode = new Map<LocatedNode, AnalysedNode>();
  const nodes: AnalysedNode[] = [];
  const handlers: Handler[] = [];
  const named = new Map<string, Map<string, Handler>>();
  for (const { pointer: scope, scope: source } of scopesOf(document)) {
    const lists = new Map<string, Handler>();
    named.set(scope, lists);
    const add = (kind: 'load' | 'data' | 'named', name: string, list: unknown, pointer: string): Handler => {
      const steps = stepsOf(list, { pointer, scope, locals: new Map() }, catalogue);
      const handler: Handler = { kind, name, scope, pointer, steps };
      handlers.push(handler);
      return handler;
    };
    if (source.load !== undefined) add('load', 'load', source.load, `${scope}/load`);
    for (const [name, data] of Object.entries(isObject(source.data) ? source.data : {})) {
      if (!isObject(data) || data.catch === undefined) continue;
      add('data', name, data.catch, `${pointerTo(`${scope}/data`, name)}/catch`);
    }
    for (const [name, list] of Object.entries(isObject(source.actions) ? source.actions : {}))
      lists.set(name, add('named', name, list, pointerTo(`${scope}/actions`, name)));
  }
  for (const located of locatedNodes(document)) {
    const node = analysedNode(located, located.parent && byNode.get(located.parent), catalogue);
    nodes.push(node);
    byNode.set(located, node);
    if (!byId.has(node.id)) byId.set(node.id, node);
    for (const [event, list] of Object.entries(isObject(node.node.on) ? node.node.on : {})) {
      const pointer = pointerTo(`${node.pointer}/on`, event);
      const locals = new Map(node.locals).set('event', eventOf(node));
      const steps = stepsOf(list, { pointer, scope: node.scope, locals }, catalogue);
      handlers.push({ kind: 'event', name: event, node: node.id, scope: node.scope, pointer, steps });
    }
  }
  const scopes = new Map(scopesOf(document).map((scope) => [scope.pointer, scope]));
  return { document, nodes, byId, scopes, handlers, named };
}

function analysedNode(located: LocatedNode, parent: AnalysedNode | undefined, catalogue: Catalogue): AnalysedNode {
  const { node, pointer, scope } = located;
  const given = slotLocals(located, parent);
  const { each } = node;
  const outer: Locals = parent?.locals ?? new Map();
  // Most nodes name nothing, and share what is around them.
  const names = given.length > 0 || isObject(each) ? new Map([...outer, ...given]) : undefined;
  const locals: Locals = names ?? outer;
  const expressions: WrittenExpression[] = [];
  if (isObject(each) && typeof each.in === 'string' && typeof each.as === 'string') {
    expressions.push({ text: each.in, pointer: `${pointer}/each/in` });
    names?.set(each.as, {
      paths: distinct(allPaths(readsIn(each.in, scope, locals))),
      provider: located.id,
      isAnswer: isAnswerText(each.in, outer),
    });
    if (typeof each.key === 'string') expressions.push({ text: each.key, pointer: `${pointer}/each/key` });
  }
  if (typeof node.when === 'string') expressions.push({ text: node.when, pointer: `${pointer}/when` });
  for (const [index, rule] of (Array.isArray(node.rules) ? node.rules : []).entries()) {
    if (!isObject(rule)) continue;
    if (typeof rule.test === 'string') expressions.push({ text: rule.test, pointer: `${pointer}/rules/${index}/test` });
    expressionsOf(rule.text, `${pointer}/rules/${index}/text`, expressions);
  }
  for (const group of ['props', 'params']) expressionsOf(node[group], `${pointer}/${group}`, expressions);
  const binds: { path: DataPath; pointer: string }[] = [];
  const bind = (path: unknown, at: string): void => {
    if (typeof path === 'string') binds.push({ path: dataPath(scope, path.split('.')), pointer: at });
  };
  bind(node.bind, `${pointer}/bind`);
  for (const [name, path] of Object.entries(isObject(node.binds) ? node.binds : {}))
    bind(path, pointerTo(`${pointer}/binds`, name));
  const widget = typeof node.widget === 'string' ? own(catalogue.widgets, node.widget) : undefined;
  return { ...located, widget, locals, expressions, binds };
}

/** The names that the slot around a node hands to it, such as `row` in the columns of a table. */
function slotLocals({ slot }: LocatedNode, parent: AnalysedNode | undefined): [string, Local][] {
  if (!parent || slot === undefined) return [];
  const names = Object.entries(own(parent.widget?.slots, slot)?.locals ?? {});
  if (names.length === 0) return [];
  const read = parent.expressions.map(({ text }) => readsIn(text, parent.scope, parent.locals));
  const paths = distinct(read.flatMap(allPaths));
  const props = isObject(parent.node.props) ? parent.node.props : {};
  return names.map(([name, schema]) => {
    const list = own(props, schema['x-item-of'] ?? '');
    const isRow = isObject(list) && typeof list.$ === 'string' && isAnswerText(list.$, parent.locals);
    return [name, { paths, provider: parent.id, isAnswer: isRow }];
  });
}

function isAnswerText(text: string, locals: Locals): boolean {
  const expr = exprOf(text);
  return expr !== undefined && isAnswer(expr, locals);
}

/** What an event may carry: the bound values and whatever the node shows. */
function eventOf(node: AnalysedNode): Local {
  const read = node.expressions.map(({ text }) => readsIn(text, node.scope, node.locals));
  return { paths: distinct([...node.binds.map(({ path }) => path), ...read.flatMap(allPaths)]), provider: node.id };
}
