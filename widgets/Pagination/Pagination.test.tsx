import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Pagination moves its bound page by keyboard, and tells where', async () => {
  const { screen, value, happened } = await showWidget(
    'Pagination',
    { total: 100, counting: 'exact' },
    { value: 1, listen: ['change'] },
  );
  await expect.element(screen.getByText('1–20 of 100')).toBeVisible();
  screen.getByRole('button', { name: 'Next page' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('button', { name: 'Page 5' }).click();
  await expect.element(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  expect(happened).toEqual([
    ['change', { page: 2, size: 20, cursor: null }],
    ['change', { page: 5, size: 20, cursor: null }],
  ]);
});

test('Pagination reads the next page by the cursor of the list, and goes back by the one before', async () => {
  const { screen, state } = await showWidget(
    'Pagination',
    {
      count: 20,
      nextCursor: { $: ['op', '+', ['lit', 'after-'], ['call', 'string', [['get', ['var', 'state'], 'value']]]] },
    },
    { value: 1, binds: { cursor: null } },
  );
  await screen.getByRole('button', { name: 'Next page' }).click();
  expect(state('cursor')).toBe('after-1');
  await screen.getByRole('button', { name: 'Next page' }).click();
  expect(state('cursor')).toBe('after-2');
  await screen.getByRole('button', { name: 'Previous page' }).click();
  expect(state('cursor')).toBe('after-1');
  await screen.getByRole('button', { name: 'Previous page' }).click();
  expect(state('cursor')).toBeNull();
});

test('Pagination begins anew with another size, and says "or more" of a capped count', async () => {
  const { screen, value, state } = await showWidget(
    'Pagination',
    { total: 10_000, sizes: [20, 50], nextCursor: 'x' },
    { value: 4, binds: { size: 20 } },
  );
  await expect.element(screen.getByText('61–80 of 10,000 or more')).toBeVisible();
  await screen.getByLabelText('Per page').selectOptions('50');
  expect([value(), state('size')]).toEqual([1, 50]);
});

test.each([
  [20, false],
  [21, true],
])(
  'Pagination of %i on a phone, 20 a page, is one line where there is one page: other pages %s',
  async (total, hasMore) => {
    const { screen } = await showWidget(
      'Pagination',
      { total, counting: 'exact', sizes: [20, 50] },
      { value: 1, locale: 'zh-CN' },
    );
    // A window of 390 px without the edges of the page.
    screen.container.style.width = '358px';
    const size = screen.getByRole('combobox', { name: '每页条数' });
    await expect.element(size).toBeVisible();
    await expect.poll(() => screen.getByRole('button', { name: '下一页' }).elements().length > 0).toBe(hasMore);
    const pager = screen.getByRole('navigation').element().getBoundingClientRect();
    expect(pager.height > size.element().getBoundingClientRect().height).toBe(hasMore);
  },
);
