import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('SHELL-34 LIM-12 the header is 54 px high, at 1440 px and at 320 px', async () => {
  for (const width of [1440, 320]) {
    await page.viewport(width, 700);
    const name = { id: 'name', widget: 'Heading', props: { text: 'A platform with a rather long name', level: 2 } };
    const { screen } = await showWidget('AppBar', {}, { slots: { start: [name] } });
    expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(54);
    await screen.unmount();
  }
});
