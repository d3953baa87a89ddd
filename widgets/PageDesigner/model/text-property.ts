import type { NodeSource, WidgetDescription } from '#engine/document';
import { isExpression, isText } from '#engine/designer';
import { own } from '#schemas';

/** The property that holds the words of a node, such as the text of a heading; undefined for one without, or whose words are computed. */
export function textProperty(node: NodeSource, widget: WidgetDescription | undefined): string | undefined {
  const names = Object.entries(widget?.props.properties ?? {}).flatMap(([name, schema]) =>
    schema['x-text'] === true ? [name] : [],
  );
  const value = (name: string): unknown => own(node.props ?? {}, name);
  const isRequired = (name: string): boolean => widget?.props.required?.includes(name) ?? false;
  const shown = names.find((name) => value(name) !== undefined) ?? names.find(isRequired);
  if (shown === undefined || isExpression(value(shown))) return undefined;
  const words = value(shown);
  return words === undefined || typeof words === 'string' || isText(words) ? shown : undefined;
}
