import type { BlockPalette, NodeSource, WidgetDescription } from '#engine/document';
import { type DesignKit, isMadeId, isText, textIn } from '#engine/designer';
import { own } from '#schemas';

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

/** Whether a node arranges others. */
export function layoutIn({ widgets }: DesignKit): (node: NodeSource) => boolean {
  return ({ widget }) => widget !== undefined && own(widgets, widget)?.category === 'layout';
}

/** Names nodes for people: `Applications · Heading`, by the first text that a node shows and what it is. `section` names a fragment. */
export function createNodeNames(kit: DesignKit, locale: string, section: string): (node: NodeSource) => string {
  const { widgets, messages, documents } = kit;

  /** The first text of a node, of those inside it, or of the fragment that it shows. */
  function textOf(node: NodeSource, depth: number): string | undefined {
    if (depth > deepest) return undefined;
    if (blockOf(node)) return textOfBlock(node);
    const widget = node.widget === undefined ? undefined : own(widgets, node.widget);
    const fragment = node.fragment === undefined ? undefined : own(documents, node.fragment)?.body;
    const texts = Object.entries(widget?.props.properties ?? {})
      .filter(([, schema]) => schema['x-text'] === true)
      .map(([name]) => own(node.props ?? {}, name))
      .filter((value) => isText(value) || typeof value === 'string')
      .map((value) => textIn(value, locale, messages)?.trim());
    const found = texts.find((text) => text);
    if (found !== undefined) return found;
    const inside = fragment ? [fragment] : Object.values(node.slots ?? {}).flat();
    for (const one of inside) {
      const text = textOf(one, depth + 1);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  const blockOf = ({ fragment }: NodeSource): BlockPalette | undefined =>
    fragment === undefined ? undefined : own(documents, fragment)?.palette;

  /** What its author wrote in a block: the hints inside it say what it lacks. */
  const textOfBlock = ({ params = {} }: NodeSource): string | undefined =>
    Object.values(params)
      .filter((value) => isText(value))
      .map((value) => textIn(value, locale, messages)?.trim())
      .find((text) => text);

  return (node) => {
    const widget = node.widget === undefined ? undefined : own(widgets, node.widget);
    const kind =
      node.fragment === undefined
        ? widgetName(widget, locale)
        : (textIn(blockOf(node)?.name, locale, messages) ?? section);
    const text = textOf(node, 0);
    if (text === undefined) return isMadeId(node.id) && kind !== '' ? kind : `${node.id} · ${kind}`;
    return `${shortened(text)} · ${kind}`;
  };
}

/** Levels that are looked through for a text. */
const deepest = 8;
/** Letters of a text that are shown. */
const most = 40;

const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
