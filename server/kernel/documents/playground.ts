import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentSource, Json } from '#engine/document';
import type { Shipped } from './shipped.ts';

/** An example of a widget, as `widgets/<Name>/<Name>.examples.json` has it. */
interface Example {
  name: string;
  props: Record<string, Json>;
  value?: Json;
  binds?: Record<string, Json>;
  slots?: Record<string, Json[]>;
  on?: Record<string, Json[]>;
  rules?: Json[];
  forms?: Record<string, { schema: Json; ui: Json }>;
  /** It takes the whole window, in which nothing else has room. */
  fullscreen?: boolean;
}

interface WidgetDescription {
  category: string;
  bind?: { type: string | string[] };
  binds?: Record<string, { type: string | string[] }>;
}

interface Widget {
  name: string;
  category: string;
  examples: DocumentSource[];
}

const address = '/test';

/** A text in both languages: no shipped document uses it, so that it is none of the product's messages. */
const text = (english: string, chinese: string): Json => ({ t: { 'en-US': english, 'zh-CN': chinese } });

const texts = {
  back: text('All widgets', '全部组件'),
  none: text('No widget has this name', '没有此名称的组件'),
  search: text('Search widgets', '搜索组件'),
  text: text(
    'Every widget with its examples, to be tried in this language, this theme and this window.',
    '所有组件及其示例，可在当前语言、主题和窗口中试用。',
  ),
  title: text('Widget playground', '组件试验场'),
};

/** The categories of widgets. */
const categories: Readonly<Record<string, Json>> = {
  action: text('Action', '操作'),
  data: text('Data', '数据'),
  frame: text('Frame', '框架'),
  input: text('Input', '输入'),
  layout: text('Layout', '布局'),
  navigation: text('Navigation', '导航'),
  text: text('Text', '文本'),
};

/**
 * The shipped screens with the playground of development: `/test` and a page for each widget, made of the examples that stand beside
 * the widgets in the product's folder (ROUTE-065). A change there shows after the next start.
 */
export async function withPlayground(shipped: Shipped, root: string): Promise<Shipped> {
  // Safe: the catalogue is generated from the descriptions of the widgets.
  const catalogue = shipped.widgets as Record<string, WidgetDescription>;
  const documents = new Map(shipped.documents);
  const add = (document: DocumentSource): void => void documents.set(document.id, document);
  const widgets: Widget[] = [];
  for (const name of (await readdir(join(root, 'widgets'))).sort()) {
    const description = catalogue[name];
    const text = description && (await readFile(join(root, 'widgets', name, `${name}.examples.json`), 'utf8'));
    if (!description || !text) continue;
    const shown = (JSON.parse(text) as Example[]).filter(({ fullscreen }) => fullscreen !== true);
    const forms = shown.flatMap((example) => Object.entries(example.forms ?? {}));
    for (const [id, form] of forms) if (!documents.has(id)) add({ kind: 'form', version: 1, id, ...form });
    const examples = shown.map((example, at) => fragmentOf(name, at, example, description));
    widgets.push({ name, category: description.category, examples });
  }
  const whole = widgets.filter(({ examples }) => examples.length > 0);
  for (const widget of whole) for (const document of [...widget.examples, pageOf(widget)]) add(document);
  add(overview(whole));
  return { ...shipped, documents };
}

/** One example with its own state: ids inside it meet those of no other. */
function fragmentOf(name: string, at: number, example: Example, description: WidgetDescription): DocumentSource {
  const { value, binds, slots, on, rules, props } = example;
  const isBound = value !== undefined && description.bind !== undefined;
  const states = Object.entries(binds ?? {}).map(([field, start]) => [
    field,
    stateOf(start, description.binds?.[field]?.type ?? 'object'),
  ]);
  const state = {
    ...Object.fromEntries(states),
    ...(isBound && { value: stateOf(value, description.bind?.type ?? 'object') }),
  };
  return {
    kind: 'fragment',
    version: 1,
    id: `playground.${name}.${at}`,
    state,
    body: {
      id: 'example',
      widget: name,
      props,
      ...(slots && { slots }),
      ...(on && { on }),
      ...(rules && { rules }),
      ...(isBound && { bind: 'state.value' }),
      ...(binds && { binds: Object.fromEntries(Object.keys(binds).map((field) => [field, `state.${field}`])) }),
    },
  } as DocumentSource;
}

function stateOf(value: Json, allowed: string | string[]): Record<string, Json> {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const types = [allowed].flat();
  const type = types.find((one) => one === kind) ?? types[0] ?? 'object';
  return value === null ? { type } : { type, default: value };
}

const heading = (text: Json): Json => ({ id: 'heading', widget: 'Heading', props: { text, level: 1, size: 'xl' } });

/** A widget with its examples, each under its name. */
function pageOf({ name, examples }: Widget): DocumentSource {
  const cards = examples.map(({ id }, at) => ({ id: `example${at}`, fragment: id }));
  // The name of a widget is a word of the document language, which has one form.
  const title = text(name, name);
  return page(`playground.${name}`, `${address}/${name}`, title, [
    {
      id: 'back',
      widget: 'Link',
      props: { label: texts.back, href: address },
    },
    heading(title),
    ...cards.map((card) => ({ id: `${card.id}Card`, widget: 'Card', slots: { default: [card] } })),
  ] as Json[]);
}

/** The widgets by name, narrowed by a search. */
function overview(widgets: readonly Widget[]): DocumentSource {
  const items = widgets.map(({ name, category }) => ({ id: name, title: name, category, href: `${address}/${name}` }));
  const used = [...new Set(widgets.map(({ category }) => category))];
  const found = "state.widgets.filter(one, contains(lower(one.title), lower(trim(coalesce(state.search, '')))))";
  const document = page('playground.widgets', address, texts.title, [
    heading(texts.title),
    { id: 'text', widget: 'Text', props: { text: texts.text, tone: 'muted' } },
    {
      id: 'search',
      widget: 'TextField',
      props: { label: texts.search, type: 'search', icon: 'search', maxLength: 60 },
      bind: 'state.search',
    },
    {
      id: 'widgets',
      widget: 'CardList',
      when: `size(${found}) > 0`,
      props: {
        label: texts.title,
        layout: 'items',
        items: {
          $: `${found}.map(one, {'id': one.id, 'title': one.title, 'badge': one.category, 'href': one.href})`,
        },
        texts: used.map((key) => ({ key, text: categories[key] ?? key })),
      },
      on: { select: [{ do: 'navigate', to: { $: 'event.href' } }] },
    },
    {
      id: 'none',
      widget: 'Empty',
      when: `size(${found}) == 0`,
      props: { title: texts.none },
    },
  ]);
  const list = {
    type: 'array',
    default: items,
    schema: { type: 'array', items: { type: 'object', additionalProperties: true } },
  };
  return { ...document, state: { search: { type: 'string', default: '' }, widgets: list } } as DocumentSource;
}

function page(id: string, route: string, title: Json, nodes: readonly Json[]): DocumentSource {
  const body = { id: 'page', widget: 'Stack', props: { gap: 'lg' }, slots: { default: nodes } };
  // Safe: the checker reads it like any other document; a test asks it about each of them.
  return { kind: 'page', version: 1, id, route, layout: 'shell.account', title, body } as unknown as DocumentSource;
}
