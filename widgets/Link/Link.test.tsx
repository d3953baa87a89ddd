import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Link hands a plain click to the document, and keeps its address for a new tab', async () => {
  const { screen, happened } = await showWidget('Link', { label: 'Home', href: '/home' }, { listen: ['click'] });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['click', { href: '/home' }]]);
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
});

test('P20 Link with an address that runs code is no link', async () => {
  const { screen } = await showWidget('Link', { label: 'Bad', href: 'java\nscript:alert(1)' });
  expect(screen.getByRole('link').query()).toBeNull();
});

test('Link to another place says that it opens in a new tab', async () => {
  const { screen } = await showWidget('Link', { label: 'Docs', href: 'https://example.test/', external: true });
  const link = screen.getByRole('link', { name: 'Docs (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('Link whose word is longer than its place ends in dots', async () => {
  const { screen } = await showWidget('Link', { label: 'Globexinternational', href: '/home' });
  const link = screen.getByRole('link').element();
  // Safe: a link has a parent element.
  (link.parentElement as HTMLElement).style.width = '60px';
  const label = link.querySelector('span');
  expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(60);
  expect(label && [label.scrollWidth > label.clientWidth, getComputedStyle(label).textOverflow]).toEqual([
    true,
    'ellipsis',
  ]);
});
