import type { ImportGraph } from '../house/import-graph.ts';
import { reachedFiles } from './reached-tests.ts';

/** What an end-to-end spec asked the product for when it ran last. */
export interface SpecReach {
  /** Calls by their names. */
  operations: string[];
  /** Documents by their ids. */
  documents: string[];
}

/** By the path of the spec. */
export type Reach = Readonly<Record<string, SpecReach>>;

/** With what one more test of a spec asked for. */
export function addReach(reach: Reach, spec: string, { operations, documents }: SpecReach): Reach {
  const known = reach[spec];
  const both = (before: readonly string[] = [], more: readonly string[]) => [...new Set([...before, ...more])].sort();
  const added = { operations: both(known?.operations, operations), documents: both(known?.documents, documents) };
  return { ...reach, [spec]: added };
}

export const isSpec = (path: string): boolean => /^tests\/e2e\/.*\.spec\.ts$/.test(path);

/** What every page has around it: no spec does without. */
const aroundAll = /^(app\/|engine\/(react|runtime|document)\/|widgets\/(kit|prime|generated)\/|server\/(start|main))/;

const operationOf = (path: string): string | undefined => /\/operations\/(\w+)\.ts$/.exec(path)?.[1];
const documentOf = (path: string): string | undefined =>
  /^pages\/(?:.*\/)?([\w-]+)\.(?:page|list|layout)\.json$/.exec(path)?.[1];

/**
 * The end-to-end specs that a change can reach: those whose own files changed, and those that asked for a call or a document that it
 * reaches. A spec that was never recorded, and a change around all pages, are reached.
 */
export function reachedSpecs(graph: ImportGraph, changed: readonly string[], reach: Reach): string[] {
  const specs = [...graph.keys()].filter(isSpec);
  const reached = reachedFiles(graph, changed);
  if (!reached || changed.some((path) => aroundAll.test(path) && !/\.test\.tsx?$/.test(path))) return specs;
  const operations = new Set([...reached].map(operationOf));
  const documents = new Set(changed.map(documentOf));
  // A part, a fragment, a dialog or a message file belongs to every document of its folder.
  const folders = new Set(
    changed.filter((path) => path.startsWith('pages/') && !documentOf(path)).map((path) => path.split('/')[1]),
  );
  const widgets = [...reached].some((path) => path.startsWith('widgets/') && !/\.(test|stories)\.tsx?$/.test(path));
  return specs.filter((spec) => {
    const asked = reach[spec];
    return (
      !asked ||
      widgets ||
      reached.has(spec) ||
      asked.operations.some((name) => operations.has(name)) ||
      asked.documents.some((id) => documents.has(id.split('.').at(-1)) || folders.has(id.split('.')[0]))
    );
  });
}
