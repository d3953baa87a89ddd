import type { Json } from '#engine/document';
import type { JsonSchema } from '#schemas';
import { isObject } from '#schemas';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import type { Example } from '#tests/widgets/example-page.ts';

const length = 90;

/** The example with long words of people: each visible text, also of the nodes in its slots, says itself until it is 90 characters long. */
export function withLongText(example: Example, widget: string): Example {
  const { slots } = example;
  return {
    ...example,
    props: longProps(example.props, widget),
    ...(slots && {
      slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map(longNode)])),
    }),
  };
}

function longProps(props: Record<string, Json>, widget: string): Record<string, Json> {
  const { props: schema, $defs = {} } = widgetCatalogue.widgets[widget] ?? {};
  const known = { ...$defs, ...schema?.$defs };
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, longValue(value, schema?.properties?.[name], known)]),
  );
}

function longNode(node: Json): Json {
  if (!isObject(node) || typeof node.widget !== 'string') return node;
  // Safe: the convention test checks every example as a document; props are an object, slots lists of nodes.
  const { props, slots } = node as { props?: Record<string, Json>; slots?: Record<string, Json[]> };
  return {
    // Safe: a node is JSON.
    ...(node as Record<string, Json>),
    ...(props && { props: longProps(props, node.widget) }),
    ...(slots && {
      slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map(longNode)])),
    }),
  };
}

function longValue(value: Json, schema: JsonSchema | undefined, known: Record<string, JsonSchema>): Json {
  const target = schema?.$ref === undefined ? schema : known[schema.$ref.replace('#/$defs/', '')];
  if (!target) return value;
  if (target['x-text']) return longText(value);
  if (Array.isArray(value)) return value.map((item) => longValue(item, target.items, known));
  if (!isObject(value)) return value;
  // Safe: the parts of a JSON value are JSON values.
  const parts = Object.entries(value as Record<string, Json>);
  return Object.fromEntries(parts.map(([name, part]) => [name, longValue(part, target.properties?.[name], known)]));
}

function longText(value: Json): Json {
  if (typeof value === 'string') return repeated(value, ' ');
  const languages = isObject(value) && isObject(value.t) ? value.t : undefined;
  if (!languages) return value;
  return {
    t: Object.fromEntries(
      Object.entries(languages).map(([locale, text]) => [
        locale,
        repeated(String(text), locale === 'zh-CN' ? '' : ' '),
      ]),
    ),
  };
}

function repeated(text: string, between: string): string {
  if (!text || text.length >= length) return text;
  return Array.from({ length: Math.ceil(length / (text.length + between.length)) }, () => text).join(between);
}
