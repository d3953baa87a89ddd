import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = {
  sections: [
    { id: 'look', label: 'Look' },
    { id: 'safety', label: 'Safety', hint: '2 rules' },
  ],
};
const slots = { panel: [{ id: 'p', widget: 'Text', props: { text: { $: ['var', 'section'] as ['var', string] } } }] };

test('Accordion opens one section at a time, by keyboard too, and keeps what is open in the state', async () => {
  const { screen, value, happened } = await showWidget('Accordion', props, { value: [], slots, listen: ['change'] });
  const safety = screen.getByRole('button', { name: 'Safety 2 rules' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('region', { name: 'Look' })).toHaveTextContent('look');
  await safety.click();
  await expect.element(safety).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'Look' }).query()).toBeNull();
  expect(value()).toEqual(['safety']);
  await safety.click();
  expect(value()).toEqual([]);
  expect(happened.at(-1)).toEqual(['change', { open: [] }]);
});

test('Accordion keeps several open when it may, under headings of the asked level', async () => {
  const { screen } = await showWidget('Accordion', { ...props, several: true, level: 2 }, { value: ['look'], slots });
  await screen.getByRole('button', { name: /Safety/ }).click();
  expect(screen.getByRole('region').elements()).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(2);
});
