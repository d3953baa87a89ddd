import '#app/theme/all.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compileDocument } from '#engine/compiler';
import type { Json } from '#engine/document';
import { widgetRegistry } from '#widgets';
import { createTestHost, renderDocument } from '../../engine/react/testing/index.ts';
import { exampleContext, widgetCatalogue } from './example-context.ts';
import { stateOf } from './example-page.ts';
import { widgetMessages } from './widget-messages.ts';

const label = (text: string): Json => ({ t: { 'en-US': text, 'zh-CN': text } });

interface FieldSource {
  widget: string;
  props?: Record<string, Json>;
  /** What the field is bound to at first. */
  value?: Json;
  binds?: Record<string, Json>;
  more?: Record<string, Json>;
}

/** A form of one field and a Save button, as its author writes it: compiled and shown by the real engine. */
async function show({ widget, props = {}, value, binds = {}, more = {} }: FieldSource) {
  const { bind } = widgetCatalogue.widgets[widget] ?? {};
  const state = {
    isOff: { type: 'boolean', default: false },
    ...(value !== undefined && { value: stateOf(value, bind?.type ?? 'object') }),
    ...Object.fromEntries(Object.entries(binds).map(([name, start]) => [name, stateOf(start, 'string')])),
  };
  const source = {
    kind: 'page',
    version: 1,
    id: 'example.page',
    route: '/example',
    roles: 'public',
    title: label('Example'),
    state,
    body: {
      id: 'root',
      widget: 'Stack',
      slots: {
        default: [
          {
            id: 'subject',
            widget,
            props: { label: label('Subject'), ...props },
            ...(value !== undefined && { bind: 'state.value' }),
            ...(Object.keys(binds).length > 0 && {
              binds: Object.fromEntries(Object.keys(binds).map((name) => [name, `state.${name}`])),
            }),
            ...more,
          },
          {
            id: 'save',
            widget: 'Button',
            props: { label: label('Save') },
            on: { click: [{ do: 'validate' }, { do: 'emit', event: 'saved' }] },
          },
          {
            id: 'off',
            widget: 'Button',
            props: { label: label('Turn off') },
            on: { click: [{ do: 'setState', path: 'state.isOff', value: true }] },
          },
        ],
      },
    },
  };
  const { document } = compileDocument(source, exampleContext({ name: 'example', props: {} }, 'en-US'));
  const saved: string[] = [];
  const host = createTestHost({ widgets: widgetRegistry });
  const { screen } = await renderDocument(
    { ...document, messages: { ...widgetMessages('en-US'), ...document.messages } },
    { host, onEmit: (name) => saved.push(name) },
  );
  const save = async ({ keepsFocus = false } = {}): Promise<void> => {
    // SHELL-37: a second press within 300 ms is the same press.
    host.pass(300);
    const button = screen.getByRole('button', { name: 'Save' });
    const element = button.element();
    if (keepsFocus && element instanceof HTMLElement) element.click();
    else await button.click();
  };
  return { screen, saved, save };
}

test('a field that is marked required lets no empty value through, and says so in the language of the page', async () => {
  const { screen, saved, save } = await show({ widget: 'TextField', props: { required: true }, value: '' });
  const field = screen.getByRole('textbox', { name: 'Subject' });
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await save();
  expect(saved).toEqual([]);
  await expect.element(field).toHaveAccessibleDescription('This is required.');
  await expect.element(field).toHaveFocus();
  await field.fill('Ann');
  await expect.element(field).toHaveAccessibleDescription('');
  await save();
  await expect.poll(() => saved).toEqual(['saved']);
});

const wrong: [string, FieldSource, string][] = [
  [
    'an address of mail',
    { widget: 'TextField', props: { type: 'email' }, value: 'ann@' },
    'Enter an email address such as name@example.com.',
  ],
  [
    'a web address',
    { widget: 'TextField', props: { type: 'url' }, value: 'example' },
    'Enter a full web address such as https://example.com.',
  ],
  ['a number below its minimum', { widget: 'NumberField', props: { min: 3 }, value: 2 }, 'Enter at least 3.'],
  ['a number above its maximum', { widget: 'NumberField', props: { max: 1000 }, value: 1001 }, 'Enter at most 1,000.'],
  ['an amount above its maximum', { widget: 'AmountField', props: { max: 5 }, value: 6 }, 'Enter at most 5.'],
  [
    'a day before the first one',
    { widget: 'DateField', props: { min: '2026-11-10' }, value: '2026-11-09' },
    'The earliest is Nov 10, 2026.',
  ],
  [
    'a time after the last one',
    { widget: 'TimeField', props: { max: '08:00' }, value: '08:00:30' },
    'The latest is 08:00.',
  ],
  [
    'an end of a range',
    { widget: 'DateRange', props: { max: '2026-11-10' }, value: { from: null, to: '2026-11-11' } },
    'The latest is Nov 10, 2026.',
  ],
  [
    'a range without ends',
    { widget: 'DateRange', props: { required: true }, binds: { from: null, to: null } },
    'This is required.',
  ],
  [
    'a telephone number in two parts',
    { widget: 'PhoneField', props: { required: true }, binds: { prefix: '+86', number: '' } },
    'This is required.',
  ],
  [
    'a box that is not checked',
    { widget: 'Checkbox', props: { required: true }, value: false },
    'Check this box to continue.',
  ],
  ['an empty choice', { widget: 'Select', props: { required: true, options: [] }, value: null }, 'This is required.'],
  [
    'too many choices',
    { widget: 'MultiSelect', props: { max: 1, options: [] }, value: ['a', 'b'] },
    'Choose at most 1.',
  ],
];

test.each(wrong)('what the props of a field promise is checked: %s', async (_, source, text) => {
  const { screen, saved, save } = await show(source);
  await save();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(saved).toEqual([]);
  expect(screen.container.querySelector('[aria-invalid="true"], [role="group"], fieldset')).not.toBeNull();
});

const right: [string, FieldSource][] = [
  ['an empty value where none is required', { widget: 'TextField', props: { type: 'email' }, value: '' }],
  ['an address of mail', { widget: 'TextField', props: { type: 'email' }, value: 'ann@example.com' }],
  ['a web address', { widget: 'TextField', props: { type: 'url' }, value: 'https://example.com/a' }],
  ['zero', { widget: 'NumberField', props: { required: true, min: 0, max: 0 }, value: 0 }],
  ['a limit that is not known', { widget: 'DateField', props: { min: null }, value: '2026-11-09' }],
  ['a time that is its own limit', { widget: 'TimeField', props: { max: '08:00' }, value: '08:00:00' }],
  ['half a range', { widget: 'DateRange', props: { required: true }, value: { from: '2026-11-11', to: null } }],
  ['a field that cannot be used', { widget: 'TextField', props: { required: true, disabled: true }, value: '' }],
  ['a field that can only be read', { widget: 'TextField', props: { type: 'email', readOnly: true }, value: 'ann' }],
  [
    'a promise that its document takes back',
    { widget: 'TextField', props: { required: { $: 'state.isOff' } }, value: '' },
  ],
];

test.each(right)('what fits the props of a field passes: %s', async (_, source) => {
  const { saved, save } = await show(source);
  await save();
  await expect.poll(() => saved).toEqual(['saved']);
});

const days = { min: '2026-11-10', max: '2026-11-25' };
const typed: [string, FieldSource, string, string, string, string][] = [
  [
    'a day that is none',
    { widget: 'DateField', props: days, value: null },
    'Subject',
    '2/30/2026',
    'Write a date',
    '11/12/2026',
  ],
  [
    'a day too early',
    { widget: 'DateField', props: days, value: null },
    'Subject',
    '11/9/2026',
    'The earliest',
    '11/12/2026',
  ],
  [
    'a moment too late',
    { widget: 'DateField', props: { kind: 'datetime', max: '2026-11-25T10:00:00Z', timeZone: 'UTC' }, value: null },
    'Subject',
    '11/26/2026',
    'The latest',
    '11/12/2026',
  ],
  [
    'a start too early',
    { widget: 'DateRange', props: days, value: { from: null, to: null } },
    'Subject: from',
    '11/9/2026',
    'The earliest',
    '11/12/2026',
  ],
  [
    'an end too late',
    { widget: 'DateRange', props: days, value: { from: null, to: null } },
    'Subject: to',
    '11/26/2026',
    'The latest',
    '11/12/2026',
  ],
  [
    'an end before its start',
    { widget: 'DateRange', value: { from: '2026-11-12', to: null } },
    'Subject: to',
    '11/11/2026',
    'before',
    '11/13/2026',
  ],
  [
    'a time too late',
    { widget: 'TimeField', props: { max: '08:00' }, value: null },
    'Subject',
    '09:00',
    'The latest',
    '07:00',
  ],
  [
    'a moment without its time',
    { widget: 'DateField', props: { kind: 'datetime', timeZone: 'UTC' }, value: '2026-11-21T09:00:00Z' },
    'Subject: time',
    '',
    'Give the time',
    '10:00',
  ],
];

test.each(typed)(
  'a text that is no value is never saved as an empty one: %s',
  async (_, source, name, wrong, text, right) => {
    const { screen, saved, save } = await show(source);
    const field = screen.getByLabelText(name, { exact: true });
    await userEvent.fill(field, wrong);
    // As Enter does: the focus is still in the field, and its issue is not shown yet.
    await save({ keepsFocus: true });
    await expect.element(page.getByText(text)).toBeVisible();
    expect(saved).toEqual([]);
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, right);
    await userEvent.tab();
    await save();
    await expect.poll(() => saved).toEqual(['saved']);
  },
);

test.each(typed)(
  'a required field says what is wrong with its text, and not that there is none: %s',
  async (_, source, name, wrong, text) => {
    const { screen, saved, save } = await show({ ...source, props: { ...source.props, required: true } });
    // A label may end with the mark of a required field.
    await userEvent.fill(screen.getByLabelText(new RegExp(`^${name}\\s*\\*?$`)), wrong);
    await save();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText('This is required.')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  },
);

test('the rules of the document come first, with their own words', async () => {
  const rules: Json = [{ test: "size(coalesce(state.value, '')) != 0", text: label('Who are you?') }];
  const { screen, save } = await show({
    widget: 'TextField',
    props: { required: true, type: 'email' },
    value: '',
    more: { rules },
  });
  const field = screen.getByRole('textbox', { name: 'Subject' });
  await save();
  await expect.element(field).toHaveAccessibleDescription('Who are you?');
  await field.fill('ann');
  await expect.element(field).toHaveAccessibleDescription('Enter an email address such as name@example.com.');
});

test('a promise may depend on the state, and the field follows it', async () => {
  const { screen, saved, save } = await show({
    widget: 'TextField',
    props: { required: { $: '!state.isOff' } },
    value: '',
  });
  const field = screen.getByRole('textbox', { name: 'Subject' });
  await save();
  await expect.element(field).toHaveAccessibleDescription('This is required.');
  await screen.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(field).toHaveAccessibleDescription('');
  await save();
  await expect.poll(() => saved).toEqual(['saved']);
});

test.each([
  ['DateField', 'Subject', '2/30/2026', 'Write a date as mm/dd/yyyy.'],
  ['DateRange', 'Subject: from', '2/30/2026', 'Write a date as mm/dd/yyyy.'],
  ['PhoneField', 'Subject', '1', 'This is not a valid mobile number for +86.'],
] as const)(
  '%s shows what is wrong once the press that left it is over, so that the press is not lost',
  async (widget, name, text, issue) => {
    const { screen } = await show({ widget, props: { disabled: { $: 'state.isOff' } }, value: null });
    const input = screen.getByRole('textbox', { name, exact: true });
    await userEvent.fill(input, text);
    await screen.getByRole('button', { name: 'Turn off' }).click();
    await expect.element(input).toBeDisabled();
    await expect.element(input).toHaveAccessibleDescription(issue);
  },
);
