import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderedComponents } from '#tests/widgets/rendered-components.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import type { CompiledForm } from '#engine/document';
import { widgetRegistry } from '#widgets';
import { createTestHost, documentOf, TestPage } from '../../engine/react/testing/index.ts';

const settings: CompiledForm = {
  schema: {
    type: 'object',
    required: ['name', 'note'],
    properties: {
      note: { type: 'string', title: 'Note' },
      name: { type: 'string', title: 'Name', description: 'As visitors see it.', minLength: 2 },
      kind: {
        type: 'integer',
        title: 'Background',
        oneOf: [
          { const: 0, title: 'Colour' },
          { const: 1, title: 'Picture' },
        ],
      },
      colour: { type: 'string', title: 'Colour of it', pattern: '^#[0-9a-f]{6}$' },
      picture: { type: 'string', title: 'Picture of it' },
      open: { type: 'boolean', title: 'Open' },
      lines: { type: 'array', title: 'Lines', items: { type: 'object', properties: { content: { type: 'string' } } } },
    },
  },
  ui: {
    'ui:sections': [{ title: 'Basics', fields: ['name', 'open'] }],
    kind: { 'ui:widget': 'RadioWidget' },
    colour: { 'ui:widget': 'ColorWidget', 'ui:when': { kind: 0 } },
    picture: { 'ui:widget': 'image', 'ui:options': { purpose: 'background' }, 'ui:when': { kind: 1 } },
    lines: { 'ui:widget': 'textList', 'ui:options': { field: 'content' } },
  },
};
const value = { name: 'Acme', note: '', kind: 0, colour: '#ff0000', picture: '', open: true, lines: [{ content: '' }] };

const show = (options: Partial<Parameters<typeof showWidget>[2]> = {}, props = {}) =>
  showWidget(
    'Form',
    { form: 'settings.test', label: 'Settings', ...props },
    { value, forms: { 'settings.test': settings }, ...options },
  );

test('Form shows a labelled field for each property, in its sections', async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole('group', { name: 'Basics' })).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Acme');
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('As visitors see it.');
  await expect.element(screen.getByRole('switch', { name: 'Open' })).toBeChecked();
});

test('Form marks what has to be filled in; a text that may be empty is not', async () => {
  const { screen } = await show();
  await expect.element(screen.getByLabelText('Name')).toBeRequired();
  await expect.element(screen.getByLabelText('Note')).not.toBeRequired();
});

test('Form shows a date in the field of dates: the state gets the day, and nothing when it is emptied', async () => {
  const dated: CompiledForm = {
    schema: {
      type: 'object',
      required: ['start'],
      properties: {
        start: { type: 'string', format: 'date', title: 'Start' },
        due: { type: 'string', format: 'date-time', title: 'Due' },
      },
    },
    ui: {},
  };
  const { screen, value: state } = await showWidget(
    'Form',
    { form: 'settings.dated', label: 'Settings' },
    { value: { start: '2026-11-24' }, forms: { 'settings.dated': dated } },
  );
  const start = screen.getByRole('textbox', { name: 'Start' });
  await expect.element(start).toHaveValue('11/24/2026');
  await expect.element(start).toBeRequired();
  await expect.element(screen.getByLabelText('Due', { exact: true })).not.toBeRequired();
  await userEvent.fill(start, '1/2/2027');
  await expect.poll(state).toEqual({ start: '2027-01-02' });
  await userEvent.fill(start, '');
  await expect.poll(state).toEqual({});
});

test('Form hands every key to the state at once, and the caret stays where a person types', async () => {
  const { screen, value: state } = await show();
  await screen.getByLabelText('Name').click();
  await userEvent.keyboard('{Home}{ArrowRight}xy');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Axycme');
  expect(state()).toMatchObject({ name: 'Axycme', kind: 0, colour: '#ff0000' });
});

test('Form tells a mistake at its field, in the words of the page', async () => {
  const { screen, happened } = await show({ listen: ['change'] });
  await screen.getByLabelText('Name').fill('A');
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('Enter at least 2 characters.')).toBeVisible();
  expect(happened.at(-1)).toMatchObject(['change', { mistakes: 1 }]);
  await screen.getByLabelText('Name').fill('');
  await expect.element(screen.getByText('This is required.')).toBeVisible();
});

test('Form says that a value is missing once it was taken away, or the document validates', async () => {
  const contact: CompiledForm = {
    schema: {
      type: 'object',
      required: ['name', 'city', 'post'],
      properties: {
        name: { type: 'string', title: 'Name', minLength: 1 },
        city: { type: 'string', title: 'City', minLength: 1 },
        post: {
          type: 'object',
          title: 'Post',
          required: ['street'],
          properties: { street: { type: 'string', title: 'Street' }, note: { type: 'string', title: 'Note' } },
        },
      },
    },
    ui: {},
  };
  const form = { id: 'form', widget: 'Form', bind: ['state', 'held'], props: { form: 'contact', label: 'Contact' } };
  const { screen, state } = await showWidget(
    'FormLayout',
    { label: 'All' },
    {
      forms: { contact },
      state: { held: { name: '', post: {} }, left: 0 },
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: [
          {
            ...form,
            on: {
              change: [
                { do: 'setState', path: ['state', 'left'], value: { $: ['get', ['var', 'event'], 'mistakes'] } },
              ],
            },
          },
        ],
        actions: [{ id: 'save', widget: 'Button', props: { label: 'Save', type: 'submit' } }],
      },
    },
  );
  const missing = screen.getByText('This is required.');
  const count = () => missing.elements().length;
  await screen.getByLabelText('Note').fill('At the back');
  await expect.poll(() => state('left'), { message: 'the document knows of all that is missing' }).toBe(3);
  expect(count()).toBe(0);
  await screen.getByLabelText('Name').fill('Ada');
  await expect.poll(() => state('left')).toBe(2);
  expect(count()).toBe(0);
  await screen.getByLabelText('Name').fill('');
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('This is required.');
  expect(count()).toBe(1);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(count).toBe(3);
  await expect.element(screen.getByLabelText('Street')).toHaveAttribute('aria-invalid', 'true');
  await screen.getByLabelText('Name').fill('Ada');
  await expect.poll(count, { message: 'and then what is left' }).toBe(2);
});

test('Form shows a field only together with the value it belongs to', async () => {
  const { screen } = await show();
  expect(screen.getByText('Picture of it').query()).toBeNull();
  await screen.getByRole('radio', { name: 'Picture' }).click();
  await expect.element(screen.getByText('Picture of it')).toBeVisible();
  expect(screen.getByText('Colour of it').query()).toBeNull();
});

test('Form leaves out what it is told to, and keeps its value', async () => {
  const { screen, value: state } = await show({}, { omit: ['open'] });
  expect(screen.getByText('Open', { exact: true }).query()).toBeNull();
  await screen.getByLabelText('Name').fill('Acme two');
  expect(state()).toMatchObject({ open: true, name: 'Acme two' });
});

test('CFG-09 Form resets the last line of a list instead of removing it', async () => {
  const { screen, value: state } = await show();
  await screen.getByRole('button', { name: 'Empty line 1' }).click();
  expect(state()).toMatchObject({ lines: [{ content: '' }] });
});

test('Form shows what the server refused at its field, until it is changed', async () => {
  const read = (...path: string[]) => path.slice(1).reduce<unknown>((at, key) => ['get', at, key], ['var', path[0]]);
  const submit = { do: 'submitForm', call: 'save', with: { body: { $: read('state', 'value') } } };
  const issues = [{ pointer: '/name', message: 'This name is taken.' }];
  const { screen, host } = await show({
    on: { change: [submit] },
    host: {
      operations: { save: { reads: [], writes: [], safe: false } },
      client: {
        async call(_id, args) {
          if (JSON.stringify(args).includes('Taken'))
            throw Object.assign(new Error('Refused.'), { detail: { faults: issues } });
        },
      },
    },
  });
  await screen.getByLabelText('Name').fill('Taken');
  await expect.element(screen.getByText('This name is taken.')).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(host.toasts).toEqual([]);
  await screen.getByLabelText('Name').fill('Free');
  await expect.element(screen.getByText('This name is taken.')).not.toBeInTheDocument();
});

test.each([
  [{ name: 'A' }, 'Enter at least 2 characters.', 'Name'],
  [{ colour: 'red' }, 'The format is not valid.', 'Colour of it'],
])('Form shows that %j is wrong when the document validates, and leads to it', async (wrong, said, name) => {
  const { screen } = await showWidget(
    'FormLayout',
    { label: 'All' },
    {
      forms: { 'settings.test': settings },
      state: { held: { ...value, ...wrong } },
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: [
          { id: 'form', widget: 'Form', bind: ['state', 'held'], props: { form: 'settings.test', label: 'Settings' } },
        ],
        actions: [{ id: 'save', widget: 'Button', props: { label: 'Save', type: 'submit' } }],
      },
    },
  );
  expect(screen.getByText(said).query()).toBeNull();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(said)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name, exact: true })).toHaveFocus();
});

test('A key in a Form renders its own path through RJSF, and nothing of the groups beside it', async () => {
  const group = (name: string) => ({
    type: 'object',
    title: name,
    properties: {
      text: { type: 'string', title: `Text of ${name}` },
      other: { type: 'string', title: `Other of ${name}` },
    },
  });
  const names = ['first', 'second', 'third'];
  const schema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, group(name)])) };
  const page = documentOf(
    { id: 'form', widget: 'Form', bind: ['state', 'value'], props: { form: 'groups', label: 'Groups' } },
    { state: { value: { type: 'object', default: {} } }, forms: { groups: { schema, ui: {} } } },
  );
  const host = createTestHost({ widgets: widgetRegistry });
  await host.registry.loadWidgets(page.widgets);
  const commits: string[][] = [];
  const container = document.body.appendChild(document.createElement('div'));
  const { getByLabelText } = await render(
    <Profiler id="page" onRender={() => commits.push(renderedComponents(container))}>
      <TestPage host={host} document={page} />
    </Profiler>,
    { container },
  );
  await getByLabelText('Text of second').click();
  await userEvent.keyboard('a');
  commits.length = 0;
  await userEvent.keyboard('b');
  await expect.element(getByLabelText('Text of second')).toHaveValue('ab');
  // RJSF's own, and then the node that is bound to the value: the form inside it is not rendered a second time.
  const [own = [], outside] = commits;
  expect(commits).toHaveLength(2);
  expect(outside).toEqual(['SingleNode', 'NodeBoundary', 'Form']);
  expect(own.filter((name) => name === 'SteadyObjectField')).toHaveLength(2);
  expect(own.filter((name) => name === 'ObjectFieldPropertyFn')).toHaveLength(2);
  expect(own.filter((name) => name === 'TextField')).toHaveLength(1);
});
