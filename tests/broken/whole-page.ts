import type { NodeSource } from '#engine/document';

/** A literal text; administrators may write one, shipped documents may not. */
const words = (text: string) => ({ t: { 'en-US': text, 'zh-CN': text } });

const choices = ['one', 'two'].map((value) => ({ value, label: words(value) }));

const save = {
  do: 'call',
  call: 'addCustomer',
  with: { name: { $: 'state.name' } },
  then: [{ do: 'toast', text: { t: 'a.hello', values: { name: { $: 'result.name' } } } }],
  catch: [{ do: 'toast', kind: 'error', text: { $: 'error.message' } }],
};

const body: NodeSource = {
  id: 'root',
  widget: 'Stack',
  props: { gap: 'md' },
  slots: {
    default: [
      { id: 'heading', widget: 'Heading', props: { text: words('<heading>'), level: 1 } },
      {
        id: 'name',
        widget: 'TextField',
        bind: 'state.name',
        props: { label: words('<name>'), required: true, maxLength: 20 },
        rules: [{ test: 'size(state.name) > 0', text: words('Required') }],
        on: { change: [{ do: 'setState', path: 'state.count', value: { $: 'state.count + 1' } }] },
      },
      {
        id: 'grid',
        widget: 'Grid',
        props: { columns: 2 },
        slots: {
          default: [
            { id: 'kind', widget: 'Select', bind: 'state.kind', props: { label: words('<kind>'), options: choices } },
            { id: 'agree', widget: 'Checkbox', bind: 'state.agree', props: { label: words('<agree>') } },
          ],
        },
      },
      {
        id: 'card',
        widget: 'Card',
        when: 'state.count >= 0',
        roles: 'admins',
        props: { title: words('<card>') },
        slots: {
          default: [
            {
              id: 'note',
              widget: 'Text',
              props: { text: { t: 'a.note', values: { n: { $: 'size(state.items)' } } }, tone: 'muted' },
            },
            {
              id: 'item',
              widget: 'Text',
              each: { in: 'state.items', as: 'item', key: 'item.id' },
              props: { text: { $: "'<item>' + item.label" } },
            },
          ],
          footer: [
            {
              id: 'save',
              widget: 'Button',
              props: { label: words('<save>'), disabled: { $: 'loading.customers' } },
              on: { click: [save] },
            },
          ],
        },
      },
      {
        id: 'tabs',
        widget: 'Tabs',
        bind: 'state.tab',
        props: {
          label: words('tabs'),
          tabs: [
            { id: 'a', label: words('<tabs>') },
            { id: 'b', label: words('other') },
          ],
        },
        slots: {
          panel: [
            { id: 'panel', widget: 'Notice', when: "tab == 'a'", props: { text: words('<panel>'), tone: 'info' } },
          ],
        },
      },
      {
        id: 'table',
        widget: 'Table',
        props: {
          label: words('table'),
          rows: { $: 'coalesce(data.customers.items, [])' },
          loading: { $: 'loading.customers' },
          error: { $: 'failed.customers.message' },
        },
        on: { rowClick: [{ do: 'setState', path: 'state.name', value: { $: 'event.row.name' } }] },
        slots: {
          columns: [
            { id: 'first', widget: 'Column', props: { header: words('<first>'), value: { $: 'row.name' } } },
            {
              id: 'second',
              widget: 'Column',
              props: { header: words('<second>'), value: { $: 'row.age' }, kind: 'number' },
            },
          ],
        },
      },
      { id: 'last', widget: 'Link', props: { label: words('<last>'), href: '/customers' } },
    ],
  },
};

/** A page of the product's own widgets with something of everything. What a node shows has `<its id>` in it. */
export const wholePage = {
  kind: 'page',
  version: 1,
  id: 'a.whole',
  route: '/whole',
  roles: 'admins',
  title: words('Whole'),
  state: {
    name: { type: 'string', default: 'Ada' },
    kind: { type: 'string', default: 'one' },
    agree: { type: 'boolean', default: false },
    count: { type: 'integer', default: 0 },
    tab: { type: 'string', default: 'a' },
    items: {
      type: 'array',
      schema: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'integer' }, label: { type: 'string' } } },
      },
      default: [
        { id: 1, label: 'one' },
        { id: 2, label: 'two' },
      ],
    },
  },
  data: { customers: { call: 'listCustomers', with: { page: 1 } } },
  body,
};

export const pageMessages = { 'a.note': '<note> {n}', 'a.hello': 'Hello {name}' };
