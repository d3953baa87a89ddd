import type { NodeSource, WidgetDescription } from '#engine/document';
import { isText, textIn } from '#engine/designer';
import { own } from '#schemas';
import type { DesignKit } from '#engine/designer';

/** The name of a widget in a language: as the palette offers it, else its title. */
export function widgetName(widget: WidgetDescription | undefined, locale: string): string {
  return widget?.palette?.name[locale] ?? widget?.title ?? '';
}

/** The slots of a node that take other nodes; those of a fragment are closed. */
export function slotsIn({ widgets }: DesignKit): (node: NodeSource) => readonly string[] {
  return ({ widget }) => {
    const slots = Object.entries((widget === undefined ? undefined : own(widgets, widget)?.slots) ?? {});
    return slots.filter(([, { accepts }]) => accepts === undefined).map(([name]) => name);
  };
}

/** Names nodes for people: `Heading · Applications`, by what a node is and the first words that it shows. */
export function createNodeNames(kit: DesignKit, locale: string): (node: NodeSource) => string {
  const { widgets, messages } = kit;
  const titleOf = (document: string): string | undefined => {
    const title = own(kit.documents, document)?.title;
    return title && textIn(title, locale, messages);
  };
  return (node) => {
    const widget = node.widget === undefined ? undefined : own(widgets, node.widget);
    const kind =
      node.fragment === undefined ? widgetName(widget, locale) : (titleOf(node.fragment) ?? `${node.fragment}`);
    const said = Object.entries(widget?.props.properties ?? {})
      .filter(([, schema]) => schema['x-text'] === true)
      .map(([name]) => own(node.props ?? {}, name))
      .filter((value) => isText(value) || typeof value === 'string')
      .map((value) => textIn(value, locale, messages)?.trim())
      .find((words) => words);
    return `${kind} · ${said === undefined ? node.id : shortened(said)}`;
  };
}

const most = 40;

const shortened = (words: string): string => (words.length > most ? `${words.slice(0, most - 1)}…` : words);
