import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const slides = ['One', 'Two', 'Three'].map((title) => ({ title }));
/** An interval that no test outlives: the carousel moves only when a person moves it. */
const props = { label: 'Pictures', slides, interval: 60_000 };
const shown = (screen: Awaited<ReturnType<typeof showWidget>>['screen']) =>
  screen.container.querySelector('[data-current="true"]')?.textContent;

// A pointer that an earlier test left over the pictures would hold them.
beforeEach(() => page.elementLocator(document.documentElement).hover({ position: { x: 1270, y: 790 }, force: true }));

test('Carousel moves by itself, and stops when it is paused', async () => {
  const { screen } = await showWidget('Carousel', { ...props, interval: 2000 });
  expect(shown(screen)).toBe('One');
  await expect.poll(() => shown(screen)).toBe('Two');
  await screen.getByRole('button', { name: 'Pause' }).click();
  await userEvent.tab();
  const paused = shown(screen);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(shown(screen)).toBe(paused);
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('Carousel moves with arrows, dots and keys, round its ends', async () => {
  const { screen } = await showWidget('Carousel', props);
  await screen.getByRole('button', { name: 'Previous picture' }).click();
  expect(shown(screen)).toBe('Three');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown(screen)).toBe('Two');
  await screen.getByRole('button', { name: '1 of 3' }).click();
  expect(shown(screen)).toBe('One');
  await expect.element(screen.getByRole('button', { name: '1 of 3' })).toHaveAttribute('aria-current', 'true');
});

test('Carousel stands still for people who want less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ ...new EventTarget(), matches: query.includes('reduce') }) as MediaQueryList,
  );
  const { screen } = await showWidget('Carousel', props);
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('Carousel with one picture has no controls, and with none shows nothing', async () => {
  const one = await showWidget('Carousel', { label: 'Pictures', slides: slides.slice(0, 1) });
  expect(one.screen.getByRole('button').query()).toBeNull();
  await one.screen.unmount();
  const { screen } = await showWidget('Carousel', { label: 'Pictures', slides: [] });
  expect(screen.getByRole('region').query()).toBeNull();
});
