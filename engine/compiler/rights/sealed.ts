import { own } from '#schemas';
import type { CheckContext } from '../check/context.ts';
import { analyse, type Analysis, type Handler } from './analysis.ts';
import { type DataPath, PathSet } from './data-paths.ts';
import { flowsOf } from './flows.ts';
import { type Reads, readsIn, type WrittenExpression, type Locals } from './reads.ts';

export type RightsContext = Pick<CheckContext, 'catalogue' | 'operations' | 'documents'>;

/** What of a shipped document may not be changed, because it does what no changed page may do. */
export interface SealedParts {
  /** By id: the operations that a node reaches and that no changed page may name. */
  nodes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Nodes that write what sealed ones read, or hand it to them, such as the table around a button. */
  feeders: ReadonlySet<string>;
  /** What sealed nodes read, and what those values come from. */
  reads: PathSet;
  /** The named lists that they run: the scope's pointer, a space and the name. */
  actions: ReadonlySet<string>;
}

/** Sessions are no changed page's business. */
export const sessionActions: Readonly<Record<string, string>> = { signOut: 'logout' };

/** The operations that a list reaches, itself or by the lists that it runs, and that no changed page may name. */
export function sealedCalls(handler: Handler, analysis: Analysis, { operations }: RightsContext): Set<string> {
  const found = new Set<string>();
  for (const { steps } of withNamed(handler, analysis)) {
    for (const step of steps) {
      const call = step.call ?? own(sessionActions, step.do);
      if (call !== undefined && own(operations.operations, call)?.isBuildable !== true) found.add(call);
    }
  }
  return found;
}

/** The list, and the named ones that it runs, itself or through others. */
export function withNamed(handler: Handler, { named }: Pick<Analysis, 'named'>): Handler[] {
  const lists = named.get(handler.scope);
  const found = new Set([handler]);
  for (const { steps } of found) {
    for (const { run } of steps) {
      const list = run === undefined ? undefined : lists?.get(run);
      if (list) found.add(list);
    }
  }
  return [...found];
}

/** Works out from document and contract which nodes are sealed. Dialogs that a node opens are judged by their own nodes. */
export function sealedParts(
  analysis: Analysis,
  context: RightsContext,
  fragmentCalls = createFragmentCalls(context),
): SealedParts {
  const nodes = new Map<string, Set<string>>();
  const actions = new Set<string>();
  const read: Reads[] = [];
  const readAll = (written: readonly WrittenExpression[], scope: string, locals: Locals): void => {
    for (const { text } of written) read.push(readsIn(text, scope, locals));
  };
  for (const handler of analysis.handlers) {
    if (handler.kind === 'named') continue;
    const calls = sealedCalls(handler, analysis, context);
    if (calls.size === 0) continue;
    for (const list of withNamed(handler, analysis)) {
      if (list.kind === 'named') actions.add(`${list.scope} ${list.name}`);
      for (const step of list.steps) readAll(step.expressions, list.scope, step.locals);
    }
    if (handler.node === undefined) continue;
    nodes.set(handler.node, new Set([...(nodes.get(handler.node) ?? []), ...calls]));
  }
  for (const node of analysis.nodes) {
    const calls = fragmentCalls(node.node.fragment);
    if (calls.size > 0) nodes.set(node.id, new Set(calls));
    if (!nodes.has(node.id)) continue;
    readAll(node.expressions, node.scope, node.locals);
    read.push({ paths: node.binds.map(({ path }) => path), behindLocals: [], providers: [] });
  }
  return { nodes, actions, ...readBySealed(analysis, read, new Set(nodes.keys())) };
}

function readBySealed(analysis: Analysis, read: readonly Reads[], sealed: ReadonlySet<string>) {
  const reads = new PathSet();
  const feeders = new Set<string>();
  const waiting: DataPath[] = [];
  const take = ({ paths, providers }: Reads): void => {
    for (const path of paths) if (isHeld(path) && reads.add(path)) waiting.push(path);
    for (const provider of providers) feeders.add(provider);
  };
  for (const each of read) take(each);
  const flows = flowsOf(analysis);
  for (let count = -1; count !== waiting.length; ) {
    count = waiting.length;
    for (const flow of flows) {
      if (!reads.overlaps(flow.to)) continue;
      take(flow.reads);
      if (flow.node !== undefined) feeders.add(flow.node);
    }
  }
  for (const { id, binds } of analysis.nodes) if (binds.some(({ path }) => reads.overlaps(path))) feeders.add(id);
  for (const id of sealed) feeders.delete(id);
  return { reads, feeders };
}

/** Held by the document: `user`, `env` and the like are the same for every part. */
function isHeld(path: DataPath): boolean {
  return path.length < 2 || ['state', 'data', 'params'].includes(path[1] ?? '');
}

/** What fragments reach, by id, each looked at once: their own nodes are sealed in their own documents. */
export function createFragmentCalls(context: RightsContext): (fragment: unknown) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>();
  const callsOf = (fragment: unknown): Set<string> => {
    if (typeof fragment !== 'string') return new Set();
    const found = known.get(fragment) ?? new Set<string>();
    if (known.has(fragment)) return found;
    known.set(fragment, found);
    const document = context.documents(fragment);
    if (!document) return found;
    const analysis = analyse(document, context.catalogue);
    for (const handler of analysis.handlers)
      for (const call of sealedCalls(handler, analysis, context)) found.add(call);
    for (const { node } of analysis.nodes) for (const call of callsOf(node.fragment)) found.add(call);
    return found;
  };
  return callsOf;
}
