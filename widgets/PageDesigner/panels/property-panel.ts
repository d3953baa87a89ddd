import type { NodeSource, Value, WidgetDescription } from '#engine/document';
import { isExpression, isText, type Messages, withTextIn, textIn } from '#engine/designer';
import { isObject, type JsonSchema, own } from '#schemas';

/** The two languages of the product, the reader's first. */
export type Languages = readonly [string, string];

/** Words of the panel that the widget's messages have. */
export interface PanelWords {
  /** The name of a property, and of a choice of it. */
  property(name: string): string;
  choice(value: string): string;
  /** `Text in Chinese`. */
  inLanguage(name: string, locale: string): string;
  /** `Text (value from an expression)`. */
  computed(name: string): string;
}

interface Panel {
  /** The inputs by name. */
  properties: Record<string, unknown>;
  schema: Record<string, unknown>;
  ui: Record<string, unknown>;
  start: Record<string, unknown>;
}

/** Between the name of a text and its language, in the names of inputs. */
const of = '@';

/** The inputs of a node's properties, by the widget's own schema: words first, then looks, the rest folded. */
export function propertyPanel(
  node: NodeSource,
  widget: WidgetDescription,
  { words, languages, messages }: { words: PanelWords; languages: Languages; messages: Messages },
): Panel {
  const properties: Record<string, unknown> = {};
  const ui: Record<string, unknown> = {};
  const start: Record<string, unknown> = {};
  const order: string[] = [];
  const add = (name: string, schema: Record<string, unknown>, value: unknown, look?: Record<string, unknown>): void => {
    order.push(name);
    properties[name] = schema;
    if (value !== undefined) start[name] = value;
    if (look) ui[name] = look;
  };
  const all = Object.entries(widget.props.properties ?? {}).toSorted(([, one], [, other]) => rank(one) - rank(other));
  for (const [name, schema] of all) {
    const value = own(node.props ?? {}, name);
    const title = words.property(name);
    if (isExpression(value))
      add(name, { type: 'string', title: words.computed(title), maxLength: 2000 }, value.$, mono);
    else if (schema['x-text'] === true && !isUnnamed(value))
      for (const locale of languages)
        add(
          `${name}${of}${locale}`,
          { type: 'string', title: words.inLanguage(title, locale), maxLength: 2000 },
          textIn(value, locale, messages),
          long(textIn(value, locale, messages)),
        );
    else {
      const plain = plainInput(schema, title, words);
      if (plain && !isObject(value)) add(name, plain, value ?? schema.default);
    }
  }
  return { properties, schema: { type: 'object', properties }, ui: { ...ui, 'ui:order': order }, start };
}

/** Words come first, then choices, switches and numbers. */
function rank(schema: JsonSchema): number {
  if (schema['x-text'] === true) return 0;
  return schema.enum ? 1 : 2;
}

/** A text property that holds something else, such as a number. */
const isUnnamed = (value: unknown): boolean => value !== undefined && typeof value !== 'string' && !isText(value);

const mono = { 'ui:widget': 'textarea', 'ui:options': { rows: 2 } };
const long = (said: string | undefined): Record<string, unknown> | undefined =>
  (said?.length ?? 0) > 40 ? { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } } : undefined;

function plainInput(schema: JsonSchema, title: string, words: PanelWords): Record<string, unknown> | undefined {
  if (schema.enum)
    return {
      title,
      oneOf: schema.enum
        .filter((value) => typeof value === 'string')
        .map((value) => ({ const: value, title: words.choice(String(value)) })),
      type: 'string',
    };
  const [type] = [schema.type].flat();
  if (type === 'boolean') return { type, title };
  if (type === 'integer' || type === 'number')
    return {
      type,
      title,
      ...(schema.minimum !== undefined && { minimum: schema.minimum }),
      ...(schema.maximum !== undefined && { maximum: schema.maximum }),
    };
  if (type === 'string')
    return { type, title, maxLength: schema.maxLength ?? 2000, ...(schema.format && { format: schema.format }) };
  return undefined;
}

/** A property that the panel changed, and its new value. */
export interface PropertyChange {
  property: string;
  value: Value | undefined;
  isText: boolean;
}

/** What differs in the node after the panel's value changed. */
export function propertyChanges(
  node: NodeSource,
  widget: WidgetDescription,
  given: { before: Record<string, unknown>; after: Record<string, unknown>; languages: Languages; messages: Messages },
): PropertyChange[] {
  const { before, after, languages, messages } = given;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !Object.is(before[name], after[name]))
    .map((name) => {
      const [property = '', locale] = name.split(of);
      const now = own(node.props ?? {}, property);
      const value = after[name];
      if (locale !== undefined) {
        const words = typeof value === 'string' ? value : '';
        const text = withTextIn(now, { locale, words, locales: languages, messages });
        const isEmpty = languages.every((one) => (textIn(text, one, messages) ?? '') === '');
        const isNeeded = widget.props.required?.includes(property) ?? false;
        return { property, value: isEmpty && !isNeeded ? undefined : text, isText: true };
      }
      if (isExpression(now) && typeof value === 'string') return { property, value: { $: value }, isText: false };
      const isDefault =
        value === undefined || value === '' || Object.is(value, widget.props.properties?.[property]?.default);
      // Safe: inputs of the panel hold texts, numbers, yes and no.
      return { property, value: isDefault ? undefined : (value as Value), isText: false };
    });
}
