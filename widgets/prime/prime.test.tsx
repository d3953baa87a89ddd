import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIntlCache, RawIntlProvider } from 'react-intl';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { widgetRegistry } from '#widgets';
import { createMessageIntl } from '#engine';
import { pixel } from '#tests/widgets/pixel.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { widgetMessages } from '#tests/widgets/widget-messages.ts';
import { createTestHost, documentOf, renderDocument } from '../../engine/react/testing/index.ts';
import { deferred } from '../kit/deferred/deferred.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const styles = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-primereact-style-id]')];

/** Colours on their way to another scheme, and a popover that fades in, have other contrasts than they end with. */
async function violations(): Promise<string[]> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  // Rules for a whole page, which a widget is not.
  const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one'];
  const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));
  const { violations: found } = await axe.run(document, { rules });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const menu = [
  { id: 'edit', label: 'Edit', icon: 'pencil', hint: 'E' },
  { id: 'export', label: 'Export', children: [{ id: 'csv', label: 'As CSV' }] },
  { id: 'delete', label: 'Delete', danger: true, line: true },
  { id: 'never', label: 'Never', disabled: true },
];
const picture = { src: pixel, alt: 'Office', width: 80, enlarge: true };

test.each([
  ['DateField', { label: 'Start', min: '2026-11-05' }, 'Choose a date: Start', { role: 'grid', name: 'November 2026' }],
  ['Dropdown', { label: 'Actions', items: menu }, 'Actions', { role: 'menu', name: 'Actions' }],
  ['Image', picture, 'Enlarge: Office', { role: 'dialog', name: 'Office' }],
  ['DateRange', { label: 'Created' }, 'Choose dates: Created', { role: 'grid', name: 'December 2026' }],
] as const)(
  'P18 what %s opens passes axe in the light and the dark, and inserts styles with the nonce of the page alone',
  async (widget, props, opener, part) => {
    for (const style of styles()) style.remove();
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'abc';
    document.head.append(meta);
    const { screen } = await showWidget(widget, props, { value: null });
    await screen.getByRole('button', { name: opener }).click();
    await expect.element(screen.getByRole(part.role, { name: part.name })).toBeVisible();
    // PrimeReact inserts them in an effect, after the grid is on the screen.
    await expect.poll(() => styles().length).toBeGreaterThan(0);
    expect(styles().map(({ nonce }) => nonce)).toEqual(styles().map(() => 'abc'));
    meta.remove();
    expect(await violations()).toEqual([]);
    document.documentElement.dataset['scheme'] = 'dark';
    const dark = await violations();
    delete document.documentElement.dataset['scheme'];
    expect(dark).toEqual([]);
  },
);

test('I18N-1 a calendar speaks Chinese: its weeks, months and years, in the order of the language', async () => {
  const body = { id: 'subject', widget: 'DateField', props: { label: '开始日期' }, bind: ['state', 'value'] } as const;
  const document = documentOf(
    { ...body, bind: [...body.bind] },
    {
      locale: 'zh-CN',
      state: { value: { type: 'string', default: '2026-11-21' } },
      messages: widgetMessages('zh-CN'),
    },
  );
  const { screen } = await renderDocument(document, { host: createTestHost({ widgets: widgetRegistry }) });
  await screen.getByRole('button', { name: '选择日期：开始日期' }).click();
  await expect.element(screen.getByRole('button', { name: '2026年11月21日星期六' })).toHaveFocus();
  await expect.element(screen.getByRole('columnheader', { name: '星期日' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '上个月' })).toBeVisible();
  const choices = [...screen.container.querySelectorAll('select')].map(({ ariaLabel, selectedOptions }) => [
    ariaLabel,
    selectedOptions[0]?.textContent,
  ]);
  expect(choices).toEqual([
    ['年', '2026年'],
    ['月', '11月'],
  ]);
});

test('the choice of a month keeps the focus while its grid changes, and Tab leads to its day', async () => {
  const { screen } = await showWidget('DateField', { label: 'Start' }, { value: '2026-11-21' });
  await screen.getByRole('button', { name: 'Choose a date: Start' }).click();
  const month = screen.getByLabelText('Month', { exact: true });
  await expect.element(screen.getByRole('button', { name: 'Saturday, November 21, 2026' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}');
  await expect.element(month).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await expect.element(screen.getByLabelText('Month', { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Monday, December 21, 2026' })).toHaveFocus();
  const next = screen.getByRole('button', { name: 'Next month' });
  await next.click();
  await expect.element(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
});

test('a calendar is inside a window of 390 px', async () => {
  await page.viewport(390, 800);
  const { screen } = await showWidget('DateRange', { label: 'Created' }, { value: null });
  await screen.getByRole('button', { name: 'Choose dates: Created' }).click();
  await expect.element(screen.getByRole('grid')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const { left, right } = screen.getByRole('grid').element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
});

test('what cannot be fetched says so, and is fetched when somebody tries again', async () => {
  const attempts = [Promise.reject(new Error('offline')), Promise.resolve(() => <p>Here it is</p>)];
  const Part = deferred(() => attempts.shift() ?? Promise.reject(new Error('no more')));
  const messages = { 'engine.loading': 'Loading', 'engine.failed': 'Not loaded.', 'engine.failed.retry': 'Try again' };
  const screen = await render(
    <RawIntlProvider value={createMessageIntl({ locale: 'en-US', messages }, createIntlCache())}>
      <Part />
    </RawIntlProvider>,
  );
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Here it is')).toBeVisible();
});
