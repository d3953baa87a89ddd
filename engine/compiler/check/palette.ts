import { isObject, own, pointerTo } from '#schemas';
import { fieldSchema } from './field-schema.ts';
import { paramsTarget } from './overlay-call.ts';
import { checkText } from './text.ts';
import { checkFreeValue, checkValue } from './value.ts';
import { noNodes, type Scope } from './scope.ts';
import type { Walk } from './walk.ts';

type Source = Record<string, unknown>;

/** Pickers that offer what the table behind a menu has. */
const ofTable = ['field', 'fields', 'picture', 'filter', 'sort'];

/** Nothing can be named in what a palette says: its values are literals. */
const noScope: Scope = {
  roots: {},
  reach: undefined,
  dialogs: {},
  drawers: {},
  data: [],
  actions: [],
  nodes: noNodes,
};

/**
 * Checks how a fragment is offered as a block: what its inputs fill in exists and takes what they offer, what they depend on is
 * there, and a new block is a node that the checker accepts.
 */
export function checkPalette(walk: Walk, { id, params, palette }: Source): void {
  if (!isObject(palette) || !isObject(palette.params)) return;
  const target = paramsTarget(params, String(id));
  const inputs = palette.params;
  const says = (text: unknown, at: string): void => {
    if (isObject(text)) checkText(walk, text, at, noScope, checkFreeValue);
  };
  says(palette.name, '/palette/name');
  for (const [name, input] of Object.entries(inputs)) {
    const pointer = pointerTo('/palette/params', name);
    const field = isObject(params) ? own(params, name) : undefined;
    if (!isObject(field)) {
      walk.diagnostics.add('PAGE_PARAMETER_UNKNOWN', pointer, { target: String(id), name });
      continue;
    }
    if (!isObject(input)) continue;
    says(input.name, `${pointer}/name`);
    says(input.hint, `${pointer}/hint`);
    const takes = (value: unknown, at: string): void =>
      checkValue(walk, value, at, noScope, { ...target, schema: fieldSchema(field) });
    if (input.start !== undefined) takes(input.start, `${pointer}/start`);
    for (const [at, choice] of (Array.isArray(input.choices) ? input.choices : []).entries())
      if (isObject(choice)) {
        takes(choice.value, `${pointer}/choices/${at}/value`);
        says(choice.name, `${pointer}/choices/${at}/name`);
      }
    if (['object', 'array'].includes(String(field.type)) && input.picker === undefined)
      walk.diagnostics.add('PAGE_MISSING', pointer, { reason: `"picker" is missing: "${name}" is not typed.` });
    checkDependence(walk, inputs, { name, input, pointer });
  }
  for (const name of target.schema.required ?? []) {
    const input = own(inputs, name);
    if (isObject(input) && input.start !== undefined) continue;
    walk.diagnostics.add(
      'PAGE_PARAMETER_MISSING',
      '/palette/params',
      { target: String(id), name },
      'Give the parameter a default, or its input a start.',
    );
  }
}

interface Input {
  name: string;
  input: Source;
  pointer: string;
}

function checkDependence(walk: Walk, inputs: Source, { name, input, pointer }: Input): void {
  const { picker, of, only, choices, where } = input;
  const isOfTable = ofTable.includes(String(picker));
  const wrong = (member: string, reason: string): void =>
    walk.diagnostics.add('PAGE_VALUE', `${pointer}/${member}`, { reason });
  if (isOfTable && of === undefined)
    walk.diagnostics.add('PAGE_MISSING', pointer, {
      reason: `"of" is missing: "${name}" is chosen of a menu's table.`,
    });
  const menu = typeof of === 'string' ? own(inputs, of) : undefined;
  if (of !== undefined && !isOfTable) wrong('of', 'Only fields, conditions and orders are of a menu.');
  else if (of !== undefined && (!isObject(menu) || menu.picker !== 'menu'))
    wrong('of', `"${String(of)}" is no parameter of the palette that is picked as a menu.`);
  if (only !== undefined && picker !== 'field' && picker !== 'fields') wrong('only', 'Only a field has a kind.');
  if (choices !== undefined && picker !== undefined) wrong('choices', 'What is picked has no choices of its own.');
  if (!isObject(where)) return;
  const other = typeof where.param === 'string' ? own(inputs, where.param) : undefined;
  if (!isObject(other) || where.param === name)
    wrong('where/param', `"${String(where.param)}" is no other parameter of the palette.`);
  else if (where.kinds !== undefined && other.picker !== 'field')
    wrong('where/kinds', `"${String(where.param)}" names no field.`);
  if ((where.is === undefined) === (where.kinds === undefined)) wrong('where', 'It says either "is" or "kinds".');
}
