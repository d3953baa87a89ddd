import type { CompiledDocument } from '#engine/document';
import { createEngine } from '../data/engine.ts';
import type { Locals, PageScope } from '../scope/page-scope.ts';
import { createScope } from '../scope/scope.ts';
import { createTestHost, type TestHost, type TestHostOptions } from './createTestHost.ts';

export interface TestScope {
  host: TestHost;
  scope: PageScope;
  /** Leaves the page. */
  stop(): void;
}

/** A page without a screen, started: the part of a compiled document that a test is about. */
export function createTestScope(
  parts: Partial<CompiledDocument>,
  options: TestHostOptions & { params?: Locals; onEmit?: (name: string, detail: unknown) => void } = {},
): TestScope {
  const { params = {}, onEmit, ...hostOptions } = options;
  const host = createTestHost(hostOptions);
  const document: CompiledDocument = {
    format: 1,
    kind: 'page',
    id: 'test.page',
    version: 1,
    locale: 'en-US',
    title: 'Test',
    messages: {},
    widgets: [],
    body: { id: 'root', widget: 'Stack' },
    ...parts,
  };
  const engine = createEngine(host, () => (key, values) => `${key} ${JSON.stringify(values)}`);
  const scope = createScope({ engine, document, part: document, params, onEmit });
  return { host, scope, stop: scope.start() };
}
