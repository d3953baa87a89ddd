import type { BlockParam, DocumentSource, FieldKindName, NodeSource, StateField, Value } from '#engine/document';
import { isExpression } from '#engine/designer';
import { own, sameJson } from '#schemas';

/** A parameter of a block, as the panel asks for it. */
export interface BlockInput extends BlockParam {
  param: string;
  type: StateField['type'];
  /** What the parameter is where the node does not say it. */
  usual: Value;
}

/** The inputs of a block, in the order of its palette. */
export function inputsOf({ palette, params = {} }: DocumentSource): BlockInput[] {
  return Object.entries(palette?.params ?? {}).flatMap(([param, input]) => {
    const field = own(params, param);
    return field ? [{ ...input, param, type: field.type, usual: field.default ?? null }] : [];
  });
}

/** What a parameter of a node is. */
export function paramOf({ params = {} }: NodeSource, { param, usual }: Pick<BlockInput, 'param' | 'usual'>): Value {
  return own(params, param) ?? usual;
}

/** The same as a text; empty for what is none, and for what is computed. */
export function textOf(node: NodeSource, input: Pick<BlockInput, 'param' | 'usual'> | undefined): string {
  const value = input && paramOf(node, input);
  return typeof value === 'string' ? value : '';
}

/** The input with the menu whose table an input is about: its own, or that of the field that it depends on. */
export function menuInputOf(inputs: readonly BlockInput[], { of, where }: BlockInput): BlockInput | undefined {
  const other = where?.kinds && inputs.find(({ param }) => param === where.param);
  const name = of ?? other?.of;
  return inputs.find(({ param }) => param === name);
}

/** Whether it is asked for. `kindOf` gives the type of a field of the table, once it is loaded. */
export function isAsked(
  input: BlockInput,
  inputs: readonly BlockInput[],
  { node, kindOf }: { node: NodeSource; kindOf: (field: string) => FieldKindName | undefined },
): boolean {
  const { of, where } = input;
  const menu = of === undefined ? undefined : inputs.find(({ param }) => param === of);
  if (menu && paramOf(node, menu) === '') return false;
  const other = where && inputs.find(({ param }) => param === where.param);
  if (!where || !other) return true;
  const value = paramOf(node, other);
  // Its value is known only when the page runs.
  if (isExpression(value)) return true;
  if (where.is) return where.is.some((one) => one === value);
  const kind = typeof value === 'string' ? kindOf(value) : undefined;
  return kind !== undefined && (where.kinds?.includes(kind) ?? false);
}

/** What is written when an input is filled in: what was chosen of another menu goes with it. */
export function changesFor(
  node: NodeSource,
  { input, inputs, value }: { input: BlockInput; inputs: readonly BlockInput[]; value: Value | undefined },
): (readonly [string, Value | undefined])[] {
  const isUsual = value === undefined || sameJson(value, input.usual);
  const followers = inputs.filter(({ of }) => of === input.param);
  const changes = [
    [input.param, isUsual ? undefined : value] as const,
    ...followers.map(({ param }) => [param, undefined] as const),
  ];
  // What a node does not have cannot be taken away.
  return changes.filter(([param, next]) => next !== undefined || own(node.params ?? {}, param) !== undefined);
}
