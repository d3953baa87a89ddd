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
  const skip = screen.getByRole('link', { name: 'Skip to the page' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  window.location.hash = '';
});
