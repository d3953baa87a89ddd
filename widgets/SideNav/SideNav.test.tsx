import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = {
  label: 'Main',
  items: [
    { id: 'home', label: 'Home', icon: 'home', href: '#home', current: true },
    { id: 'apps', label: 'Applications', icon: 'grid', href: '#apps' },
  ],
};
const width = (screen: Awaited<ReturnType<typeof showWidget>>['screen']) =>
  screen.getByRole('complementary').element().getBoundingClientRect().width;

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is not there on plain http
  document.cookie = 'sidebarStatus=; Max-Age=0; Path=/';
};
beforeEach(async () => {
  forget();
  await page.viewport(1200, 800);
});
afterEach(() => {
  vi.useRealTimers();
  forget();
});

test('SHELL-33 LIM-12 the aside is 240 px open and 64 px collapsed, and its labels stay readable for all', async () => {
  const { screen, value } = await showWidget('SideNav', props, { value: true });
  await expect.poll(() => width(screen)).toBe(240);
  await screen.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(() => width(screen)).toBe(64);
  expect(value()).toBe(false);
  await expect.element(screen.getByRole('link', { name: 'Applications' })).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Show labels' })).toHaveAttribute('aria-expanded', 'false');
});

test('SHELL-33 the list shows the entry of the present page as it opens, and keeps the focus and the page where they are', async () => {
  const items = (current: number) =>
    Array.from({ length: 60 }, (_, at) => ({
      id: `p${at}`,
      label: `Page ${at}`,
      icon: 'box',
      href: `#p${at}`,
      current: at === current,
    }));
  const { screen } = await showWidget('SideNav', { label: 'Main', items: items(45) }, { value: true });
  const nav = screen.getByRole('navigation').element();
  const isShown = (name: string) => {
    const entry = screen.getByRole('link', { name, exact: true }).element().getBoundingClientRect();
    const { top, bottom } = nav.getBoundingClientRect();
    return entry.top >= top && entry.bottom <= bottom;
  };
  await expect.poll(() => isShown('Page 45')).toBe(true);
  expect(isShown('Page 0')).toBe(false);
  expect(document.activeElement).toBe(document.body);
  expect(window.scrollY).toBe(0);
});

test('SHELL-22 below 992 px the sidebar closes on resize', async () => {
  const { screen, value } = await showWidget('SideNav', props, { value: true });
  await page.viewport(900, 800);
  await expect.poll(value).toBe(false);
  expect(screen.getByRole('complementary').query()).toBeNull();
  await page.viewport(1200, 800);
  await expect.poll(value, { message: 'wide again, it is as it was left' }).toBe(true);
  await screen.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(() => width(screen)).toBe(64);
  await page.viewport(900, 800);
  await expect.poll(() => screen.getByRole('complementary').query()).toBeNull();
  await page.viewport(1200, 800);
  await expect.poll(() => width(screen)).toBe(64);
});

test('SHELL-35 LIM-14 the layout follows a window 200 ms after it was resized for the last time', async () => {
  const { value } = await showWidget('SideNav', props, { value: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** Whatever tells the page of its new size has done so. */
  const resized = async (width: number) => {
    await page.viewport(width, 800);
    await expect.poll(() => window.innerWidth).toBe(width);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  };
  await resized(900);
  vi.advanceTimersByTime(199);
  await resized(880);
  vi.advanceTimersByTime(199);
  expect(value(), 'a window that is still being resized').toBe(true);
  vi.advanceTimersByTime(1);
  await expect.poll(value).toBe(false);
  await resized(1200);
  await resized(900);
  vi.advanceTimersByTime(200);
  expect(value(), 'wide for a moment').toBe(false);
});

test('SHELL-42 a cookie keeps whether it is open, 1 or 0, and a narrow window leaves it as it is', async () => {
  const withCookie = { ...props, cookie: 'sidebarStatus' };
  const first = await showWidget('SideNav', withCookie, { value: true });
  expect(document.cookie).not.toContain('sidebarStatus');
  await first.screen.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(() => document.cookie).toContain('sidebarStatus=0');
  await first.screen.unmount();
  const second = await showWidget('SideNav', withCookie, { value: true });
  await expect.poll(() => width(second.screen)).toBe(64);
  expect(second.value()).toBe(false);
  await second.screen.getByRole('button', { name: 'Show labels' }).click();
  await expect.poll(() => document.cookie).toContain('sidebarStatus=1');
  await page.viewport(900, 800);
  await expect.poll(second.value).toBe(false);
  expect(document.cookie).toContain('sidebarStatus=1');
});

test('SHELL-22 in a narrow window it is closed at first', async () => {
  await page.viewport(390, 800);
  const { value } = await showWidget('SideNav', props, { value: true });
  await expect.poll(value).toBe(false);
});

test('SideNav tells where a person goes, and marks the page that is shown', async () => {
  const { screen, happened } = await showWidget('SideNav', props, { value: true, listen: ['navigate'] });
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['navigate', { id: 'apps', href: '#apps' }]]);
});

test('WB-03 SideNav shows trees under headings and notes below labels, and leaves out what is not shown with headings of nothing', async () => {
  await page.viewport(1200, 800);
  const leaf = (id: string, more = {}) => ({ id, label: id, href: `/${id}`, ...more });
  const items = [
    { id: 'group', label: 'Settings', children: [leaf('one'), leaf('two', { shown: false })] },
    { id: 'empty', label: 'Nothing', children: [leaf('three', { shown: false })] },
    leaf('four', { shown: true, note: 'Not used yet' }),
  ];
  const { screen } = await showWidget('SideNav', { label: 'Main', items }, { value: true });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(nav.getByRole('list', { name: 'Settings' }).getByRole('link', { name: 'one' })).toBeVisible();
  await expect.element(nav.getByText('Settings')).toBeVisible();
  await expect.element(nav.getByRole('link', { name: 'four Not used yet', exact: true })).toBeVisible();
  expect(nav.getByRole('link').elements()).toHaveLength(2);
  expect(nav.getByText('Nothing').query()).toBeNull();
});
