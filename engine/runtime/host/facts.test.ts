import { describe, expect, test } from 'vitest';
import type { EngineFact } from './facts.ts';
import { createTestScope } from '../testing/createTestScope.ts';

const operations = {
  save: { reads: [], writes: [], safe: false },
  list: { reads: ['thing'], writes: [], safe: true },
};

/** A fact as one line: `call save`, `end action toast`. */
function line(fact: EngineFact): string {
  if (fact.kind === 'end') return `end ${line(fact.of)}${'failure' in fact ? ' failed' : ''}`;
  if (fact.kind === 'scope') return `scope ${fact.isShown ? 'entered' : 'left'}`;
  return 'name' in fact ? `${fact.kind} ${fact.name}` : fact.kind;
}

describe('the facts that an observer of the engine gets', () => {
  test('actions and calls in their order, the outer one first, and how each ended', async () => {
    const facts: EngineFact[] = [];
    const { scope, stop } = createTestScope(
      {},
      { operations, client: { call: async () => 'done' }, observe: (fact) => facts.push(fact) },
    );
    await scope.run([{ do: 'call', call: 'save', with: { a: 1 }, then: [{ do: 'toast', text: 'saved' }] }]);
    stop();
    expect(facts.map(line)).toEqual([
      'scope entered',
      'action call',
      'call save',
      'end call save',
      'action toast',
      'end action toast',
      'end action call',
      'scope left',
    ]);
    expect(facts[2]).toMatchObject({ args: { a: 1 } });
    expect(facts[3]).toMatchObject({ result: 'done' });
    expect(facts.map((fact) => (fact.kind === 'action' ? fact.depth : -1)).filter((depth) => depth >= 0)).toEqual([
      0, 1,
    ]);
  });

  test('failures of a call, of an action at once and of one later; the page meets them as ever', async () => {
    const facts: EngineFact[] = [];
    const { scope, host } = createTestScope(
      {},
      { operations, client: { call: () => Promise.reject(new Error('no')) }, observe: (fact) => facts.push(fact) },
    );
    await scope.run([{ do: 'call', call: 'save' }]);
    await scope.run([{ do: 'setState', path: ['state', 'nowhere'], value: 1 }]);
    expect(facts.map(line).filter((text) => text.startsWith('end'))).toEqual([
      'end call save failed',
      'end action call failed',
      'end action setState failed',
    ]);
    expect(host.toasts).toHaveLength(2);
  });

  test('an answer that came with the page, which is no call', async () => {
    const facts: EngineFact[] = [];
    const { scope } = createTestScope(
      { data: { things: { call: 'list' } } },
      { operations, preloaded: [{ call: 'list', args: {}, data: [1] }], observe: (fact) => facts.push(fact) },
    );
    expect(scope.read(['data', 'things'])).toEqual([1]);
    expect(facts.map(line)).toEqual(['scope entered', 'preload list']);
  });

  test('a page without an observer does the same', async () => {
    const { scope, host } = createTestScope({}, { operations, client: { call: async () => 'done' } });
    await scope.run([{ do: 'call', call: 'save', then: [{ do: 'toast', text: { $: ['var', 'result'] } }] }]);
    expect(host.toasts.map(({ text }) => text)).toEqual(['done']);
  });
});
