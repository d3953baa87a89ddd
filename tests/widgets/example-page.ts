import type { DocumentSource, Json, WidgetDescription } from '#engine/document';

/** One example of `widgets/<Name>/<Name>.examples.json`, in the document language; texts may be written in both languages. */
export interface Example {
  name: string;
  props: Record<string, Json>;
  /** Binds the widget to the state, with this value at first. */
  value?: Json;
  /** Binds further values of the widget, with these at first. */
  binds?: Record<string, Json>;
  slots?: Record<string, Json[]>;
  /** Events that the document listens to. */
  listens?: string[];
  rules?: Json[];
  /** Shows the issues of the rules at once. */
  validate?: boolean;
  /** Form documents that it names. */
  forms?: Record<string, { schema: Json; ui: Json }>;
  /** Width and height of the box around it, in px. */
  width?: number;
  height?: number;
  align?: 'end';
  ground?: 'canvas';
  /** It fills the window: no box. */
  fullscreen?: boolean;
  /** Shown in these variations in place of `default`: `phone`, `dark`, `chinese`, `themes`. */
  variations?: string[];
  /** It is about issues: what it reports is no defect of the example. */
  hasIssues?: boolean;
}

/** A page with the example as its only node. */
export function examplePage(example: Example, widget: string, description: WidgetDescription | undefined): Json {
  const { value, binds, slots, listens = [], rules } = example;
  const isBound = value !== undefined && description?.bind !== undefined;
  const node: Record<string, Json | undefined> = {
    id: 'x-example',
    widget,
    props: example.props,
    slots,
    rules,
    on: Object.fromEntries(listens.map((event) => [event, [{ do: 'emit', event }]])),
    bind: isBound ? 'state.value' : undefined,
    binds: binds && Object.fromEntries(Object.keys(binds).map((name) => [name, `state.${name}`])),
  };
  const page = {
    kind: 'page',
    version: 1,
    id: 'example.page',
    route: '/example',
    roles: 'public',
    title: { t: { 'en-US': 'Example', 'zh-CN': '示例' } },
    state: statesOf(example, description),
    load: example.validate ? [{ do: 'validate' }] : undefined,
    body: node,
  };
  // Leaves out what is undefined, as a document that came as JSON would.
  return JSON.parse(JSON.stringify(page));
}

/** The form documents of an example, as pages find them. */
export function exampleForm({ forms }: Example, id: string): DocumentSource | undefined {
  const form = forms && Object.hasOwn(forms, id) ? forms[id] : undefined;
  return form && { kind: 'form', version: 1, id, ...form };
}

function statesOf({ value, binds }: Example, description: WidgetDescription | undefined): Record<string, Json> {
  const fields = Object.entries(binds ?? {}).map(([name, start]) => [
    name,
    stateOf(start, description?.binds?.[name]?.type ?? 'object'),
  ]);
  const bound = description?.bind?.type ?? 'boolean';
  return { ...Object.fromEntries(fields), ...(value !== undefined && { value: stateOf(value, bound) }) };
}

/** The declaration of a state field that holds a value of the first fitting type. */
export function stateOf(value: Json, bound: string | string[]): Record<string, Json> {
  const types = [bound].flat();
  const type = types.find((name) => name === kindOf(value)) ?? types[0] ?? 'object';
  return value === null ? { type } : { type, default: value };
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return 'array';
  return typeof value;
}
