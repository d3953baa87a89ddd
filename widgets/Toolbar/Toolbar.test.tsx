import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Toolbar is a named group of what it holds', async () => {
  const save = { id: 'save', widget: 'Button', props: { label: 'Save' } };
  const { screen } = await showWidget('Toolbar', { label: 'Draft' }, { slots: { end: [save] } });
  await expect
    .element(screen.getByRole('group', { name: 'Draft' }).getByRole('button', { name: 'Save' }))
    .toBeVisible();
});
