import type { ButtonBlock, List } from '../document/generated/documents.ts';
import { buttonNode, type ButtonParts } from './block-buttons.ts';

type Made = Record<string, unknown>;

/** Title and subtitle of a list, and the buttons at the end of the line. */
export function listHead(list: List, parts: ButtonParts): Made {
  const { texts } = parts;
  const heading = {
    id: 'heading',
    widget: 'Heading',
    props: { text: texts.text(list.title, 'title'), level: 1, size: 'xl' },
  };
  const subtitle = list.subtitle !== false && {
    id: 'subtitle',
    widget: 'Text',
    props: { text: texts.text(list.subtitle, 'subtitle'), tone: 'muted' },
  };
  const titles = subtitle
    ? { id: 'titles', widget: 'Stack', props: { gap: 'xs' }, slots: { default: [heading, subtitle] } }
    : heading;
  const buttons = list.head ? [] : headButtons(list, parts);
  const actions = buttons.length > 0 && {
    id: 'headActions',
    widget: 'Stack',
    props: { direction: 'row', gap: 'sm', wrap: true },
    slots: { default: buttons },
  };
  return {
    id: 'head',
    widget: 'Stack',
    props: { direction: 'row', justify: 'between', align: subtitle ? 'start' : 'center', gap: 'md', wrap: true },
    slots: { default: [titles, ...(actions ? [actions] : []), ...(list.head ?? [])] },
  };
}

function headButtons(list: List, parts: ButtonParts): object[] {
  const add = list.add === false ? undefined : (list.add ?? usualAdd(list, parts));
  return [
    ...(add ? [buttonNode(add, { props: { variant: 'primary', icon: 'plus' }, given: {} }, parts)] : []),
    ...(list.buttons ?? []).map((button) => buttonNode(button, { props: {}, given: {} }, parts)),
  ];
}

function usualAdd({ form }: List, { opened }: ButtonParts): ButtonBlock | undefined {
  const [opens] =
    Object.entries(opened).find(([name, { form: made }]) => name.includes('.') && made?.id === form) ?? [];
  return opens === undefined || form === undefined ? undefined : { id: 'add', opens };
}
