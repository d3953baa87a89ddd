import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('PageFrame leads with the first Tab stop past its header to the page', async () => {
  const { screen } = await showWidget(
    'PageFrame',
    {},
    {
      slots: {
        header: [
          { id: 'bar', widget: 'AppBar', slots: { end: [{ id: 'help', widget: 'Button', props: { label: 'Help' } }] } },
        ],
        default: [{ id: 'title', widget: 'Heading', props: { text: 'Home', level: 1 } }],
      },
    },
  );
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  window.location.hash = '';
});

test('SHELL-23 what is at the bottom stays at the foot of the window beside a long page', async () => {
  const { screen } = await showWidget(
    'PageFrame',
    {},
    {
      slots: {
        default: Array.from({ length: 60 }, (_, at) => ({
          id: `line${at}`,
          widget: 'Heading',
          props: { text: `Line ${at}` },
        })),
        bottom: [{ id: 'log', widget: 'BottomPanel', props: { title: 'Log' } }],
      },
    },
  );
  const { bottom, height } = screen.getByRole('region', { name: 'Log' }).element().getBoundingClientRect();
  expect(Math.round(bottom)).toBe(window.innerHeight);
  expect(height).toBe(400);
});

test('LIM-12 with and without an aside pages of every width begin at the same edge, and what is inside them is in its middle', async () => {
  const stack = (id: string, width: string, inner: unknown[] = []) => ({
    id,
    widget: 'Stack',
    props: { width },
    slots: { default: [{ id: `${id}Text`, widget: 'Text', props: { text: `${id} begins` } }, ...inner] },
  });
  const aside = [{ id: 'nav', widget: 'Text', props: { text: 'Menu' } }];
  const left = async (width: string, beside: object = { aside }) => {
    const { screen } = await showWidget('PageFrame', {}, { slots: { ...beside, default: [stack('page', width)] } });
    const { x } = screen.getByText('page begins').element().getBoundingClientRect();
    await screen.unmount();
    return x;
  };
  expect(await left('sm')).toBe(await left('full'));
  expect(await left('sm', {})).toBe(await left('full', {}));
  const { screen } = await showWidget(
    'PageFrame',
    {},
    { slots: { aside, default: [stack('page', 'lg', [stack('inner', 'sm')])] } },
  );
  const outer = screen.getByText('page begins').element().getBoundingClientRect();
  expect(screen.getByText('inner begins').element().getBoundingClientRect().x).toBeGreaterThanOrEqual(outer.x);
});
