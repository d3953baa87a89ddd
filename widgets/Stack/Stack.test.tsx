import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const words = (id: string) => ({ id, widget: 'Text', props: { text: id } });

test('Stack puts nodes below each other with its gap, and in a row beside each other', async () => {
  const { screen } = await showWidget('Stack', { gap: 'lg' }, { slots: { default: [words('one'), words('two')] } });
  const [one, two] = ['one', 'two'].map((text) => screen.getByText(text).element().getBoundingClientRect());
  expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeCloseTo(24, 0);
});

test('Stack as a landmark has the name that it is given', async () => {
  const { screen } = await showWidget(
    'Stack',
    { element: 'nav', label: 'Help' },
    { slots: { default: [words('one')] } },
  );
  await expect.element(screen.getByRole('navigation', { name: 'Help' })).toBeVisible();
});
