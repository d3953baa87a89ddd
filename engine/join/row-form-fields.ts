import { type JsonSchema, own } from '#schemas';
import type { FieldRowForm, Node, RowForm } from '../document/generated/documents.ts';
import type { BlockOrigins } from './block-origins.ts';
import type { BlockTexts } from './block-texts.ts';
import { type CallFacts, valueType } from './call-facts.ts';
import { optionOf } from './list-columns.ts';
import { isNode } from './is-node.ts';

type Made = Record<string, unknown>;

/** A field of a row form with its names. */
export interface FormField {
  /** Of its state and its parameter. */
  name: string;
  argument: string;
  from: string | undefined;
  written: FieldRowForm;
}

/** The fields of a row form that are not written as nodes. */
export function formFields(form: RowForm): FormField[] {
  return form.fields.flatMap((written: FieldRowForm | Node) => {
    if (isNode(written) && !('as' in written || 'argument' in written)) return [];
    // Safe: what is no node has the shape of a field.
    const field = written as FieldRowForm;
    const argument = field.argument ?? field.id;
    return [{ name: field.as ?? argument, argument, from: field.from, written: field }];
  });
}

/** How a value of a field is declared, filled, compared and sent. */
export function fieldValue({ name, argument, written }: FormField, facts: CallFacts | undefined) {
  const type = valueType(own(facts?.parameters, argument));
  const declared = declarations[type];
  const isText = type === 'string';
  const filled = isText ? `coalesce(params.${name}, '')` : `params.${name}`;
  const state = isText ? `coalesce(state.${name}, '')` : `state.${name}`;
  const sent = isText ? `trim(state.${name})` : type === 'texts' ? `coalesce(state.${name}, [])` : `state.${name}`;
  return { declared, filled, changed: `${state} != ${filled}`, sent: written.value ?? sent };
}

const listOfTexts = { type: 'array', items: { type: 'string' } };
const declarations = {
  string: { type: 'string', default: '' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean', default: false },
  texts: { type: 'array', default: [], schema: listOfTexts },
  moment: { type: 'string' },
  other: { type: 'object' },
} as const;

const widgets = {
  string: 'TextField',
  integer: 'NumberField',
  number: 'NumberField',
  boolean: 'Switch',
  texts: 'TextList',
  moment: 'DateField',
  other: 'TextField',
} as const;

/** The node of a field: the widget by the type in the contract, with its limits, and the rule that something is in it. */
export function fieldNode(
  field: FormField,
  { facts, texts, origins }: { facts: CallFacts | undefined; texts: BlockTexts; origins: BlockOrigins },
): object {
  const { name, argument, written } = field;
  const schema = own(facts?.parameters, argument);
  const isRequired = facts?.required.includes(argument) ?? false;
  const { id, options, hint, on, when } = written;
  const rule = isRequired && {
    test: `size(trim(coalesce(state.${name}, ''))) > 0`,
    text: texts.text(written.missing, `${name}.missing`),
  };
  const rules = [...(rule && valueType(schema) === 'string' ? [rule] : []), ...(written.rules ?? [])];
  return origins.made(
    {
      id,
      widget: written.widget ?? (options ? 'Select' : widgets[valueType(schema)]),
      ...(when !== undefined && { when }),
      props: {
        label: texts.text(written.label, name),
        ...(hint !== undefined && { hint: texts.text(hint, `${name}.hint`) }),
        ...(written.widget === undefined && !options && limits(schema)),
        ...(isRequired && { required: true }),
        ...(options && { options: options.map((option) => optionOf(option, texts)) }),
        ...written.props,
      },
      bind: `state.${name}`,
      ...(rules.length > 0 && { rules }),
      ...(on && { on }),
    },
    written,
  );
}

function limits(schema: JsonSchema | undefined): Made {
  switch (valueType(schema)) {
    case 'string':
      return { ...(schema?.maxLength !== undefined && { maxLength: schema.maxLength }), autocomplete: 'off' };
    case 'integer':
    case 'number':
      return {
        ...(schema?.minimum !== undefined && { min: schema.minimum }),
        ...(schema?.maximum !== undefined && { max: schema.maximum }),
      };
    case 'moment':
      return { kind: 'datetime' };
    default:
      return {};
  }
}
