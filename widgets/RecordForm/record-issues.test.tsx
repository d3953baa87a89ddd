import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const save = { id: 'save', widget: 'Button', props: { label: 'Save', type: 'submit' } };

/** A long form in a box with a bar that stays at its end, and two of its fields in a tab that is closed and a folded section. */
async function showLong(
  on?: Record<string, readonly unknown[]>,
  host: NonNullable<Parameters<typeof showWidget>[2]>['host'] = {},
) {
  const text = (id: string, more: object = {}) => ({
    node: 'field',
    id,
    label: `Field ${id}`,
    kind: { type: 'text' },
    ...more,
  });
  const config = {
    formLabel: 'Long',
    fields: [
      {
        node: 'tabs',
        id: 't',
        tabs: [
          { id: 'one', title: 'One', children: [text('a')] },
          { id: 'two', title: 'Two', children: [text('inTab')] },
        ],
      },
      ...Array.from({ length: 12 }, (_, at) => text(`f${at}`)),
      {
        node: 'section',
        id: 's',
        title: 'Folded',
        is_collapsible: true,
        is_collapsed: true,
        children: [text('inSection', { is_required: true })],
      },
      ...Array.from({ length: 12 }, (_, at) => text(`g${at}`)),
    ],
  };
  const shown = await showWidget(
    'RecordForm',
    { label: 'Form', config, isNew: true },
    {
      slots: { actions: [save] },
      listen: on ? [] : ['submit'],
      value: {},
      binds: { changed: false },
      ...(on && { on }),
      host,
    },
  );
  const form = shown.screen.getByRole('form', { name: 'Form' }).element();
  const bar = shown.screen.getByRole('button', { name: 'Save' }).element().parentElement;
  if (!(form instanceof HTMLElement) || !bar) throw new Error('no form');
  Object.assign(form.style, { height: '300px', overflow: 'auto' });
  Object.assign(bar.style, { position: 'sticky', bottom: '0', background: 'white', zIndex: '1' });
  return shown;
}

/** Whether nothing hides the text. */
const isSeen = (element: Element): boolean => {
  const { left, bottom } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 2, bottom - 2);
  return found !== null && element.contains(found);
};

test('REC-07 RecordForm opens the section of the first field with an issue, and shows field and issue beside the bar', async () => {
  const { screen } = await showLong();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Field inSection')).toHaveFocus();
  const issue = screen.getByText('This is required.');
  await expect.poll(() => isSeen(issue.element())).toBe(true);
});

test('REC-07 RecordForm opens the tab of a field that the server refuses', async () => {
  const detail = { faults: [{ pointer: '/data/inTab', message: 'Taken.' }] };
  const send = {
    do: 'submitForm',
    node: 'subject',
    call: 'save',
    with: { data: { $: ['get', ['var', 'state'], 'value'] } },
  };
  const { screen } = await showLong(
    { submit: [send] },
    {
      operations: { save: { reads: [], writes: [], safe: false } },
      client: { call: () => Promise.reject(Object.assign(new Error('Refused.'), { detail })) },
    },
  );
  await screen.getByRole('button', { name: 'Folded' }).click();
  await screen.getByLabelText('Field inSection').fill('x');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Field inTab')).toHaveFocus();
  await expect.element(screen.getByText('Taken.')).toBeVisible();
});
