import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const words = (id: string) => [{ id, widget: 'Text', props: { text: id } }];

test('Card with a title is a region of that name, with its parts in reading order', async () => {
  const { screen } = await showWidget(
    'Card',
    { title: 'Sign-in page', level: 3 },
    { slots: { footer: words('foot'), default: words('body'), actions: words('action') } },
  );
  const card = screen.getByRole('region', { name: 'Sign-in page' });
  await expect.element(card.getByRole('heading', { level: 3 })).toBeVisible();
  expect(card.element().textContent).toBe('Sign-in pageactionbodyfoot');
});

test('Card without a title has no empty heading', async () => {
  const { screen } = await showWidget('Card', {}, { slots: { default: words('body') } });
  expect(screen.getByRole('heading').query()).toBeNull();
});
