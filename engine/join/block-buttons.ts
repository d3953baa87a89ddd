import { isObject, own } from '#schemas';
import type { ButtonBlock, Node } from '../document/generated/documents.ts';
import type { BlockTexts } from './block-texts.ts';
import type { BlockOrigins } from './block-origins.ts';
import type { FactsOf } from './call-facts.ts';
import { isNode } from './is-node.ts';
import { openAction, type OpenedByName } from './opened.ts';

type Made = Record<string, unknown>;

/** Where a button is: its looks, and what it acts on. */
export interface ButtonPosition {
  props: Made;
  /** Values of the texts that confirm and report, such as the name of the row. */
  values?: Made;
  /** Arguments that a call is given by itself where it has a parameter of the name. */
  given: Made;
  /** The expression that reads the row. */
  row?: string;
  /** Actions after a call. */
  after?: Made[];
}

export interface ButtonParts {
  texts: BlockTexts;
  origins: BlockOrigins;
  facts: FactsOf;
  opened: OpenedByName;
}

/** A button or a node of a block as a node. */
export function buttonNode(button: ButtonBlock | Node, position: ButtonPosition, parts: ButtonParts): object {
  if (isNode(button)) return button;
  const { id, label, icon, variant, props, roles, when } = button;
  return parts.origins.made(
    {
      id,
      widget: 'Button',
      ...(roles !== undefined && { roles }),
      ...(when !== undefined && { when }),
      props: {
        label: parts.texts.text(label, id),
        ...position.props,
        ...(variant !== undefined && { variant }),
        ...(icon !== undefined && { icon }),
        ...props,
      },
      on: { click: button.do ?? actionsOf(button, position, parts) },
    },
    button,
  );
}

function actionsOf(button: ButtonBlock, position: ButtonPosition, parts: ButtonParts): object[] {
  return [
    ...(button.confirm === undefined ? [] : [confirmation(button, position, parts)]),
    ...(button.opens === undefined ? [] : [openAction({ ...button, opens: button.opens }, parts.opened, position.row)]),
    ...(button.call === undefined ? [] : [call(button, button.call, position, parts)]),
  ];
}

function confirmation({ id, label, confirm }: ButtonBlock, { values }: ButtonPosition, { texts }: ButtonParts): Made {
  const written = isObject(confirm) ? confirm : {};
  const isDangerous = isObject(confirm) ? confirm.danger : confirm === 'danger';
  return {
    do: 'confirm',
    title: texts.text(written.title, `${id}.title`, values),
    text: texts.text(written.text, `${id}.text`),
    ok: texts.text(written.ok ?? label, id),
    ...(isDangerous && { danger: true }),
  };
}

function call(
  button: ButtonBlock,
  name: string,
  { given, values, after = [] }: ButtonPosition,
  parts: ButtonParts,
): Made {
  const { say, then: further = [], failed } = button;
  const then = [
    ...(say === undefined ? [] : [{ do: 'toast', kind: 'success', text: parts.texts.text(say, '', values) }]),
    ...after,
    ...further,
  ];
  return {
    do: 'call',
    call: name,
    with: { ...argumentsOf(name, given, parts.facts), ...button.with },
    ...(then.length > 0 && Object.fromEntries([['then', then] as const])),
    ...(failed && { catch: [{ do: 'toast', kind: 'error', text: { $: 'error.message' } }] }),
  };
}

/** What of the given a call takes. */
function argumentsOf(call: string, given: Made, facts: FactsOf): Made {
  const parameters = facts(call)?.parameters;
  return Object.fromEntries(Object.entries(given).filter(([name]) => own(parameters, name) !== undefined));
}
