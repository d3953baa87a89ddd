import type { DocumentSource, NodeSource, Value, WidgetDescription } from '#engine/document';
import { type DesignKit, textIn } from '#engine/designer';
import { widgetName } from './node-words.ts';

/** Something that the palette offers: a widget, or a block, which is a fragment. */
export interface Offered {
  key: string;
  /** In the reader's language. */
  name: string;
  /** What a search finds it by. */
  words: string;
  icon: string;
  group: string;
  /** What the id of a new node is made of. */
  hint: string;
  /** A new node without its id. */
  node: Omit<NodeSource, 'id'>;
}

/** All that the palette offers: blocks first, then widgets. */
export function offeredIn({ widgets, documents, messages }: DesignKit, locale: string): Offered[] {
  return [
    ...Object.values(documents).flatMap((document) => offeredBlock(document, locale, messages)),
    ...Object.values(widgets).flatMap((widget) => offeredWidget(widget, locale)),
  ];
}

function offeredBlock({ id, palette }: DocumentSource, locale: string, messages: DesignKit['messages']): Offered[] {
  if (!palette) return [];
  const params = Object.entries(palette.params).flatMap(([name, { start }]): [string, Value][] =>
    start === undefined ? [] : [[name, start]],
  );
  return [
    {
      key: id,
      name: textIn(palette.name, locale, messages) ?? id,
      words: Object.keys(messages)
        .map((one) => textIn(palette.name, one, messages))
        .join(' '),
      icon: palette.icon,
      group: palette.category,
      hint: id.split('.').at(-1) ?? id,
      node: { fragment: id, params: Object.fromEntries(params) },
    },
  ];
}

function offeredWidget(widget: WidgetDescription, locale: string): Offered[] {
  const { $id, title, category, palette } = widget;
  if (!palette) return [];
  const name = widgetName(widget, locale);
  const { icon, props } = palette;
  return [
    { key: $id, name, words: `${name} ${title}`, icon, group: category, hint: $id, node: { widget: $id, props } },
  ];
}
