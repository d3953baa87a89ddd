import { describe, expect, it } from 'vitest';
import type { CompiledNode, WidgetDescription } from '#engine/document';
import { compileChecks } from './checks.ts';

const widget: WidgetDescription = {
  $id: 'Field',
  title: 'Field',
  category: 'input',
  props: {
    type: 'object',
    properties: {
      required: { type: 'boolean', 'x-validates': 'required' },
      min: { type: 'number', 'x-validates': 'min' },
      type: { type: 'string', 'x-validates': 'format' },
      disabled: { type: 'boolean' },
      hint: { type: 'string' },
    },
  },
  bind: {},
  binds: { number: { 'x-value': true }, prefix: {} },
};

const checksOf = (node: Partial<CompiledNode>) => compileChecks({ id: 'a', widget: 'Field', ...node }, widget);
const bind = ['state', 'a'];

describe('compileChecks', () => {
  it('keeps what the props ask for, and while what it is not checked', () => {
    const disabled = { $: ['var', 'isOff'] as ['var', string] };
    expect(checksOf({ bind, props: { required: true, min: 0, type: 'email', disabled, hint: 'Hint' } })).toEqual({
      required: true,
      min: 0,
      format: 'email',
      unless: [disabled],
    });
  });

  it('keeps nothing of literals that ask for nothing', () => {
    expect(checksOf({ bind, props: { required: false, min: null, type: 'search' } })).toBeUndefined();
    expect(checksOf({ bind, props: { hint: 'Hint' } })).toBeUndefined();
    expect(checksOf({ bind })).toBeUndefined();
  });

  it('names the parts of a value that has no place of its own, and checks no value that has none', () => {
    const binds = { prefix: ['state', 'prefix'], number: ['state', 'number'] };
    expect(checksOf({ binds, props: { required: true } })).toEqual({ required: true, of: [['state', 'number']] });
    expect(checksOf({ binds: { prefix: ['state', 'prefix'] }, props: { required: true } })).toBeUndefined();
    expect(checksOf({ props: { required: true } })).toBeUndefined();
  });
});
