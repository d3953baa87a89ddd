import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { testPageLinks } from '#tests/widgets/test-page-links.ts';

const pageLinks = () =>
  testPageLinks([
    { id: 'a', href: '/workbench', label: 'Workbench' },
    { id: 'b', href: '/p/1?appid=a', label: 'Orders' },
  ]);

test('SHELL-18 PageTags shows the open pages, leads to one, and closes another where it is', async () => {
  const { screen, happened } = await showWidget(
    'PageTags',
    {},
    { listen: ['navigate'], host: { pageLinks: pageLinks() } },
  );
  await expect.element(screen.getByRole('link', { name: 'Workbench' })).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('link', { name: 'Orders' }).click();
  expect(happened).toEqual([['navigate', { href: '/p/1?appid=a' }]]);
  (screen.getByRole('link', { name: 'Workbench' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Delete}');
  await expect.element(screen.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
  expect(happened).toHaveLength(1);
});

test('SHELL-19 PageTags leads to the last page that is left when the shown one is closed, and nowhere by name after the last', async () => {
  const { screen, happened } = await showWidget(
    'PageTags',
    {},
    { listen: ['navigate'], host: { pageLinks: pageLinks() } },
  );
  await screen.getByRole('button', { name: 'Close Workbench' }).click();
  await screen.getByRole('button', { name: 'Close Orders' }).click();
  expect(happened.at(0)).toEqual(['navigate', { href: '/p/1?appid=a' }]);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

test('PageTags shows nothing where the host has no list of pages', async () => {
  const { screen } = await showWidget('PageTags', {});
  expect(screen.getByRole('navigation').query()).toBeNull();
});
