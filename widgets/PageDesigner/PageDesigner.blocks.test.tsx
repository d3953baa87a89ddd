import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { blockClient, blockOperations, type BlockAnswers } from '#tests/widgets/block-kit.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import examples from './PageDesigner.examples.json' with { type: 'json' };

const [{ props }] = examples as [(typeof examples)[number]];
const repairs = '01J0000000000000000REPAIRS';

interface Opened {
  application?: string | null;
  answers?: BlockAnswers;
}

/** Opens the designer of a page of an application, and adds a figure. */
async function addFigure({ application = 'app1', answers }: Opened = {}) {
  await page.viewport(1440, 900);
  const client = blockClient(answers);
  const shown = await showWidget(
    'PageDesigner',
    { ...props, label: 'Designer', design: { ...props.design, application_id: application } },
    { listen: ['change'], host: { client, operations: blockOperations } },
  );
  await userEvent.click(shown.screen.getByRole('tab', { name: 'Add' }));
  await userEvent.click(shown.screen.getByRole('button', { name: 'Figure', exact: true }));
  const operations = (): unknown => {
    const [, detail] = shown.happened.at(-1) ?? [];
    return (detail as { operations?: unknown } | undefined)?.operations;
  };
  const saved = (params: object): object[] => [
    {
      op: 'insert',
      parent: 'page',
      slot: 'default',
      after: 'words',
      value: { id: 'x.statistic', fragment: 'blocks.statistic', params },
    },
  ];
  return { ...shown, client, operations, saved };
}

/** Adds up the costs of repairs: the list, what is computed, and of which field. */
async function addCost() {
  const added = await addFigure();
  const { screen } = added;
  await userEvent.click(screen.getByRole('combobox', { name: 'List' }));
  await userEvent.click(screen.getByRole('option', { name: /^Repairs/ }));
  await userEvent.selectOptions(screen.getByLabelText('What is computed'), 'Sum');
  await userEvent.click(screen.getByRole('combobox', { name: 'Of the field' }));
  return added;
}

const texts = (options: Locator): string[] => options.elements().map((one) => one.textContent ?? '');

test('REC-05 PageDesigner offers blocks first, and asks for the list of a figure', async () => {
  const { screen, client, operations, saved } = await addFigure();
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Blocks');
  await expect.poll(operations).toEqual(saved({}));
  await userEvent.click(screen.getByRole('combobox', { name: 'List' }));
  // A menu that shows no records is not offered; one with another above it says which.
  await expect
    .poll(() => texts(screen.getByRole('listbox').getByRole('option')))
    .toEqual([expect.stringMatching(/^Repairs.*Plants$/), 'Visits']);
  await userEvent.click(screen.getByRole('option', { name: /^Repairs/ }));
  await expect.poll(operations).toEqual(saved({ menu: repairs }));
  // The field is asked for once something is computed of one.
  expect(screen.getByRole('combobox', { name: 'Of the field' }).elements()).toEqual([]);
  // Every call is about the page's application.
  expect(new Set(client.asked.map(([, , application]) => application))).toEqual(new Set(['app1']));
});

test('REC-05 PageDesigner offers numbers to be added up, and takes a title in both languages', async () => {
  const { screen, operations, saved } = await addCost();
  await expect.poll(() => texts(screen.getByRole('listbox').getByRole('option'))).toEqual(['Cost', 'Hours']);
  await userEvent.click(screen.getByRole('option', { name: 'Cost' }));
  await userEvent.fill(screen.getByLabelText('Title (English)'), 'Cost of repairs');
  await userEvent.fill(screen.getByLabelText('Title (Chinese)'), '维修费用');
  const title = { t: { 'en-US': 'Cost of repairs', 'zh-CN': '维修费用' } };
  await expect.poll(operations).toEqual(saved({ menu: repairs, measure: 'sum', field: 'cost', title }));
});

test('REC-05 PageDesigner forgets the field of another list, and one step brings both back', async () => {
  const { screen, operations, saved } = await addCost();
  await userEvent.click(screen.getByRole('option', { name: 'Cost' }));
  const params = { menu: repairs, measure: 'sum' };
  await expect.poll(operations).toEqual(saved({ ...params, field: 'cost' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'List' }));
  await userEvent.click(screen.getByRole('option', { name: 'Visits' }));
  await expect.poll(operations).toEqual(saved({ ...params, menu: '01J0000000000000000VISITS0' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(operations).toEqual(saved({ ...params, field: 'cost' }));
});

test('REC-05 PageDesigner fills in a block by keys alone', async () => {
  const { screen, operations, saved } = await addFigure();
  const list = screen.getByRole('combobox', { name: 'List' });
  await expect.element(list).toBeVisible();
  list.element().focus();
  await userEvent.keyboard('Repair{Enter}');
  await expect.poll(operations).toEqual(saved({ menu: repairs }));
  await userEvent.keyboard('{Escape}{Tab}');
  for (let tab = 0; tab < 5 && document.activeElement?.tagName !== 'SELECT'; tab += 1)
    await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('Av');
  await expect.poll(operations).toEqual(saved({ menu: repairs, measure: 'avg' }));
});

test('REC-05 PageDesigner writes the conditions of a block', async () => {
  const { screen, operations, saved } = await addFigure();
  await userEvent.click(screen.getByRole('combobox', { name: 'List' }));
  await userEvent.click(screen.getByRole('option', { name: /^Repairs/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Only records that' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Status: value' }));
  await userEvent.click(screen.getByRole('option', { name: 'Open', exact: true }));
  const filter = {
    logicalOperator: 'all',
    children: [{ kind: 'condition', field: 'status', operator: 'in', value: ['open'] }],
  };
  await expect.poll(operations).toEqual(saved({ menu: repairs, filter }));
});

test('P25 PageDesigner says that lists load, that they failed, and that there are none', async () => {
  let tries = 0;
  const { screen } = await addFigure({
    answers: {
      async listMenus() {
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('No answer.'), { code: 'unavailable' });
        return [];
      },
    },
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByText('The application has no menu that shows records.')).toBeVisible();
});

test('PageDesigner says when a page has no application whose lists a block could show', async () => {
  const { screen, client } = await addFigure({ application: null });
  await expect.element(screen.getByText(/^This page belongs to no application/)).toBeVisible();
  expect(client.asked).toEqual([]);
});
