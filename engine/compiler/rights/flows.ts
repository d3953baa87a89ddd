import { isObject } from '#schemas';
import type { Analysis, Handler } from './analysis.ts';
import { type DataPath, PathSet } from './data-paths.ts';
import { allPaths, expressionsOf, type Reads, readsIn, type WrittenExpression } from './reads.ts';
import type { Step } from './steps.ts';

/** A value goes from where it is read to somewhere else: into the state, a parameter of a dialog, its result, an answer. */
export interface Flow {
  reads: Reads;
  to: DataPath;
  /** The node whose event does it. */
  node?: string;
}

/** The flows of a document's actions and data. */
export function flowsOf(analysis: Analysis): Flow[] {
  return analysis.handlers
    .flatMap((handler) => handler.steps.flatMap((step) => stepFlows(step, handler)))
    .concat(
      [...analysis.scopes.values()].flatMap(({ pointer: scope, scope: source }) =>
        Object.entries(isObject(source.data) ? source.data : {}).map(([name, data]): Flow => {
          const { catch: _handler, ...asked } = isObject(data) ? data : {};
          const written = expressionsOf(asked, '');
          if (isObject(data) && typeof data.when === 'string') written.push({ text: data.when, pointer: '' });
          return { reads: together(written, scope, new Map()), to: [scope, 'data', name] };
        }),
      ),
    );
}

function stepFlows(step: Step, { scope, node }: Handler): Flow[] {
  const by = node === undefined ? {} : { node };
  const flows = step.writes.map(({ path }): Flow => {
    return { reads: together(step.expressions, scope, step.locals), to: path, ...by };
  });
  if (step.opens !== undefined && isObject(step.action.with)) {
    for (const [name, value] of Object.entries(step.action.with)) {
      const reads = together(expressionsOf(value, ''), scope, step.locals);
      flows.push({ reads, to: [step.opens, 'params', name], ...by });
    }
  }
  if (step.do === 'closeDialog' || step.do === 'closeDrawer') {
    const reads = together(expressionsOf(step.action.result, ''), scope, step.locals);
    flows.push({ reads, to: [scope, 'result'], ...by });
  }
  return flows;
}

function together(written: readonly WrittenExpression[], scope: string, locals: Step['locals']): Reads {
  const all = written.map(({ text }) => readsIn(text, scope, locals));
  return {
    paths: all.flatMap(({ paths }) => paths),
    behindLocals: all.flatMap(({ behindLocals }) => behindLocals),
    providers: all.flatMap(({ providers }) => providers),
  };
}

/** A field of the state, a parameter or a source of data: what is inside is distinguished no further, so that each is looked at once. */
function field(path: DataPath): DataPath {
  return path.slice(0, 3);
}

/** The paths, and all that their values go on to. */
export function reachedBy(start: Iterable<DataPath>, flows: readonly Flow[]): PathSet {
  const found = new PathSet();
  const waiting: DataPath[] = [];
  const take = (path: DataPath): void => {
    if (found.add(field(path))) waiting.push(field(path));
  };
  const byRead = new Map<string, Flow[]>();
  for (const flow of flows) {
    for (const path of allPaths(flow.reads)) {
      const key = keyOf(path);
      const readers = byRead.get(key);
      if (readers) readers.push(flow);
      else byRead.set(key, [flow]);
    }
  }
  for (const path of start) take(path);
  for (const path of waiting) {
    // A read of the whole state, or of everything in the page, is a read of the field.
    for (let length = 1; length <= path.length; length += 1) {
      const key = keyOf(path.slice(0, length));
      for (const { to } of byRead.get(key) ?? []) take(to);
      byRead.delete(key);
    }
  }
  return found;
}

function keyOf(path: DataPath): string {
  return JSON.stringify(field(path));
}
