import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const field = (id: string, kind: object) => ({ node: 'field', id, label: id, kind });
const options = { source: 'fixed', options: ['one', 'two'].map((value) => ({ value, label: value })) };
const columns = [field('text', { type: 'text' }), field('number', { type: 'number' })];
const config = {
  formLabel: 'Form',
  fields: [
    field('words', { type: 'text' }),
    field('amount', { type: 'number' }),
    field('day', { type: 'date', granularity: 'day' }),
    field('at', { type: 'time' }),
    field('choice', { type: 'select', options }),
    field('several', { type: 'multiSelect', options }),
    field('either', { type: 'select', widget: 'radio', options }),
    field('parts', { type: 'select', widget: 'segments', options }),
    field('on', { type: 'boolean' }),
    field('agreed', { type: 'boolean', widget: 'checkbox' }),
    field('lines', { type: 'subTable', fields: columns }),
  ],
};

/** What a thumb meets first: the box of an input, the row of a choice, or the bar of one beside others. */
function touched(element: Element): Element {
  const isChoice = element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox');
  if (!isChoice) return element.closest('[class*="box"]') ?? element;
  return element.closest('[class*="segment"]')?.parentElement ?? element.closest('label') ?? element;
}

test('REC-07 RecordForm has inputs, choices and buttons of 44 px on a phone', async () => {
  await page.viewport(390, 844);
  const rows = [{ kind: 'row', data: { text: 'a', number: 1 } }];
  const { screen } = await showWidget('RecordForm', { label: 'Form', config }, { value: { lines: rows } });
  await expect.element(screen.getByRole('textbox', { name: 'words' })).toBeVisible();
  const heights = [...document.querySelectorAll('section :is(input, select, button)')].map((element) => {
    const box = touched(element);
    return {
      of: element.id || element.getAttribute('aria-label'),
      height: Math.round(box.getBoundingClientRect().height),
    };
  });
  expect(heights.length).toBeGreaterThan(14);
  expect(heights.filter(({ height }) => height < 44)).toEqual([]);
});

test('RecordForm that is read shows fields of linked records by their paths', async () => {
  const linked = [{ field: 'company.city', label: 'Company · City', kind: 'text' }];
  const design = {
    formLabel: 'Form',
    fields: [field('title', { type: 'text' }), field('company', { type: 'relation', logical_table_id: 'v' })],
    detail: { fields: ['title', 'company.city'] },
  };
  const props = { label: 'Form', config: design, linked, readOnly: true, isNew: false };
  const value = { title: 'First', company: 'c1', 'company.city': 'Rome' };
  const { screen } = await showWidget('RecordForm', props, { value });
  await expect.element(screen.getByRole('status', { name: 'Company · City' })).toHaveTextContent('Rome');
  await expect.element(screen.getByRole('status', { name: 'title' })).toHaveTextContent('First');
});
