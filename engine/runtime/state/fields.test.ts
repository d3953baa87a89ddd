import { describe, expect, test } from 'vitest';
import { createFields, type Field } from './fields.ts';

function field(
  id: string,
  position: number,
  isRight: boolean,
  nodes: string[],
  focused: string[],
): Field & { position: number } {
  return {
    id,
    position: position,
    nodes,
    validate: () => isRight,
    renew: () => undefined,
    focus: () => focused.push(id),
    // Safe: all fields of this test have an element.
    isBefore: (other) => position < (other as Field & { position: number }).position,
  };
}

describe('createFields', () => {
  test('focuses the first wrong field on the page, whatever the order of arrival', () => {
    const focused: string[] = [];
    const fields = createFields();
    fields.add(field('last', 3, false, ['form'], focused));
    fields.add(field('right', 1, true, ['form'], focused));
    fields.add(field('first', 2, false, ['form'], focused));
    expect(fields.validate()).toBe(false);
    expect(focused).toEqual(['first']);
  });

  test('a node shows the issues of the server itself when its widget checks without showing any', () => {
    const shown: unknown[] = [];
    const fields = createFields();
    fields.add({
      ...field('day', 1, true, ['form', 'day'], []),
      bind: ['state', 'day'],
      showIssue: (text) => shown.push(text) > 0,
    });
    fields.add(field('day', 1, true, ['form', 'day'], []));
    expect(fields.showIssues([{ path: ['state', 'day'], text: 'Taken.' }])).toEqual([]);
    expect(shown).toEqual([null, 'Taken.']);
  });

  test('looks only inside the node that was named, and only at what is still there', () => {
    const focused: string[] = [];
    const fields = createFields();
    fields.add(field('outside', 1, false, ['page'], focused));
    const gone = fields.add(field('inside', 2, false, ['page', 'form'], focused));
    expect(fields.validate('form')).toBe(false);
    gone();
    expect(fields.validate('form')).toBe(true);
    expect(focused).toEqual(['inside']);
  });
});
