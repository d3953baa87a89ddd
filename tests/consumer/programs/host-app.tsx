import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, useIntl } from 'react-intl';
import { createBrowserHost, EngineProvider, type Page, PageView, type WidgetProps } from 'pagewright/engine';
import {
  type CompiledDocument,
  compileDocument,
  createCheckContext,
  type DocumentSource,
  type WidgetDescription,
} from 'pagewright/engine/compile';
import { widgetDescriptions, widgetMessages, widgetRegistry } from 'pagewright/widgets';

const note = { type: 'object', properties: { id: { type: 'integer' }, text: { type: 'string' } } };
const answer = (schema: object) => ({
  '200': { content: { 'application/json': { schema: { type: 'object', properties: { data: schema } } } } },
});
const openapi = {
  openapi: '3.1.0',
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        'x-roles': 'public',
        responses: answer({ type: 'object', properties: { items: { type: 'array', items: note } } }),
      },
      post: {
        operationId: 'addNote',
        'x-roles': 'public',
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
            },
          },
        },
        responses: answer(note),
      },
    },
  },
};

const page: Page = {
  kind: 'page',
  version: 1,
  id: 'notes.all',
  route: '/notes',
  roles: 'public',
  title: { t: { 'en-US': 'Notes' } },
  state: { text: { type: 'string', default: '' } },
  data: { notes: { call: 'listNotes' } },
  body: {
    id: 'root',
    widget: 'Stack',
    slots: {
      default: [
        { id: 'text', widget: 'TextField', bind: 'state.text', props: { label: { t: { 'en-US': 'Note' } } } },
        {
          id: 'add',
          widget: 'Button',
          props: { label: { t: { 'en-US': 'Add' } }, icon: 'plus', disabled: { $: "state.text == ''" } },
          on: {
            click: [
              { do: 'call', call: 'addNote', with: { text: { $: 'state.text' } } },
              { do: 'setState', path: 'state.text', value: '' },
              { do: 'toast', text: { t: { 'en-US': 'Added' } } },
            ],
          },
        },
        {
          id: 'count',
          widget: 'Text',
          props: {
            text: {
              t: { 'en-US': 'There {n, plural, one {is # note} other {are # notes}}.' },
              values: { n: { $: 'coalesce(size(data.notes.items), 0)' } },
            },
          },
        },
        {
          id: 'note',
          widget: 'Text',
          each: { in: 'data.notes.items', as: 'note', key: 'note.id' },
          props: { text: { $: 'note.text' } },
        },
      ],
    },
  },
};

/** A widget of the application, which formats by the intl of the page around it. */
function Price({ props }: WidgetProps<{ amount: number }>): ReactElement {
  const { formatNumber } = useIntl();
  return <p>{formatNumber(props.amount, { style: 'currency', currency: 'EUR' })}</p>;
}
const price: WidgetDescription = {
  $id: 'Price',
  title: 'Price',
  description: 'An amount of money.',
  category: 'data',
  props: { type: 'object', properties: { amount: { type: 'number' } } },
};

/** The types of pages know the product's widgets alone. */
const pricePage: DocumentSource = {
  kind: 'page',
  version: 1,
  id: 'notes.price',
  route: '/price',
  roles: 'public',
  title: { t: { 'en-US': 'Price' } },
  body: { id: 'price', widget: 'Price', props: { amount: 1234.5 } },
};

/** Outside of the engine the application has an intl of its own. */
function Heading(): ReactElement {
  const { formatMessage } = useIntl();
  return <h1>{formatMessage({ id: 'host.heading' }, { name: 'Ada' })}</h1>;
}

const context = createCheckContext({
  widgets: { ...widgetDescriptions, Price: price },
  messages: widgetMessages,
  openapi,
});
const compiled = compile(page);
const compiledPrice = compile(pricePage);
// As when a document was compiled for more widgets than this application has.
compiled.body.slots?.default?.push({ id: 'late', widget: 'Compass' });

function compile(source: unknown): CompiledDocument {
  const { document, diagnostics } = compileDocument(source, context);
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return document;
}

const notes = [{ id: 1, text: 'The first note' }];
const host = createBrowserHost({
  widgets: { ...widgetRegistry, Price: async () => Price },
  operations: {
    listNotes: { reads: ['note'], writes: [], safe: true },
    addNote: { reads: [], writes: ['note'], safe: false },
  },
  client: {
    async call(id, args) {
      if (id === 'addNote') notes.push({ id: notes.length + 1, text: String(args['text']) });
      return id === 'listNotes' ? { items: [...notes] } : notes.at(-1);
    },
  },
  notify: ({ text }) => {
    document.title = text;
  },
});

const container = document.querySelector('#page');
if (!container) throw new Error('There is no place for the page.');
createRoot(container).render(
  <StrictMode>
    <IntlProvider locale="en-US" messages={{ 'host.heading': 'Notes of {name}' }}>
      <Heading />
    </IntlProvider>
    <EngineProvider host={host}>
      <PageView document={compiled} />
      <PageView document={compiledPrice} />
    </EngineProvider>
  </StrictMode>,
);
