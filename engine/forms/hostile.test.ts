import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompiledNode } from '#engine/document';
import { RecordChecker } from './check-record.ts';
import { compileRecordForm } from './compile-form.ts';
import { createPatternEngine } from './patterns.ts';
import { recordToSend } from './sent-record.ts';
import { purchaseOrder } from './testing/forms.ts';
import { WorkingRecord } from './working-record.ts';

const patterns = createPatternEngine();
const now = () => 0;
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'lines',
    'sum * sum',
    '(a+)+$',
    -1,
    1e308,
    [],
    {},
    { $: ['var', 'state'] },
  ),
);

/** The path of every value inside a JSON value. */
function paths(value: unknown, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, part]) => paths(part, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  // Safe: such a path leads through lists and objects only.
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

function nodes(node: CompiledNode): CompiledNode[] {
  return [node, ...Object.values(node.slots ?? {}).flatMap((list) => list.flatMap(nodes))];
}

function work(config: unknown, record: Record<string, unknown>) {
  const form = compileRecordForm(config, { locale: 'en-US', isReadOnly: false, patterns });
  const working = new WorkingRecord(form, { now });
  const worked = working.next(working.open(record, true).record);
  const issues = new RecordChecker(form, { now, patterns }).issues(worked, working);
  return { form, issues, sent: recordToSend(form, worked) };
}

test('P22 a design broken at one path is reported there, and the other fields stay', () => {
  const at = fc.constantFrom(...paths(purchaseOrder));
  fc.assert(
    fc.property(at, anything, (path, by) => {
      const { form } = work(replaced(purchaseOrder, path, by), {});
      const ids = new Set(nodes(form.body).map(({ id }) => id));
      const isInside = path[0] === 'fields' && path[1] !== undefined;
      // What a formula reads may be broken.
      const others = ['supplier', 'due', 'code'].filter((_, index) => !isInside || path[1] !== String(index));
      if (path[0] !== undefined && (isInside || path[0] !== 'fields'))
        for (const id of others) expect(ids).toContain(id);
      if (form.diagnostics.length === 0)
        expect(nodes(form.body).filter(({ fault: diagnostic }) => diagnostic)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('P22 P21 any record can be worked with, and what is sent has no foreign names', () => {
  const names = fc.constantFrom('supplier', 'lines', 'tax', 'total', 'due', 'code', '__proto__', 'constructor');
  fc.assert(
    fc.property(fc.dictionary(names, anything), (record) => {
      const { sent } = work(purchaseOrder, record);
      for (const id of Object.keys(sent)) expect(['supplier', 'lines', 'tax', 'due', 'code', 'reason']).toContain(id);
    }),
    { numRuns: 100 },
  );
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
