import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const slots = {
  main: [{ id: 'box', widget: 'Text', props: { text: 'box' } }],
  aside: [{ id: 'pictures', widget: 'Text', props: { text: 'pictures' } }],
};
const left = (screen: Awaited<ReturnType<typeof showWidget>>['screen'], text: string) =>
  screen.getByText(text).element().getBoundingClientRect().left;

beforeEach(async () => page.viewport(1200, 800));

test('Split has its main part on the left or on the right', async () => {
  const first = await showWidget('Split', { side: 'left' }, { slots });
  expect(left(first.screen, 'box')).toBeLessThan(left(first.screen, 'pictures'));
  await first.screen.unmount();
  const second = await showWidget('Split', { side: 'right' }, { slots });
  expect(left(second.screen, 'box')).toBeGreaterThan(left(second.screen, 'pictures'));
});

test('Split shows nothing beside a main part in the centre', async () => {
  const { screen } = await showWidget('Split', { side: 'center' }, { slots });
  await expect.element(screen.getByText('box')).toBeVisible();
  expect(screen.getByText('pictures').query()).toBeNull();
});

test('SHELL-22 Split stands one part above the other below 992 px, or leaves the aside out', async () => {
  await page.viewport(991, 800);
  const stacked = await showWidget('Split', { side: 'right' }, { slots });
  expect(left(stacked.screen, 'box')).toBe(left(stacked.screen, 'pictures'));
  await stacked.screen.unmount();
  const { screen } = await showWidget('Split', { side: 'right', narrow: 'hideAside' }, { slots });
  await expect.element(screen.getByText('pictures')).not.toBeVisible();
});
