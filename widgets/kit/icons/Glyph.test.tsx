import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Glyph } from './Glyph.tsx';

test('an icon of a first screen is drawn at once, any other when its path has come', async () => {
  const { container } = await render(
    <>
      <Glyph name="user" />
      <Glyph name="workflow" />
    </>,
  );
  const [first, later] = container.querySelectorAll('path');
  expect(first?.getAttribute('d')).toMatch(/^M12 12a4/);
  await expect.poll(() => later?.isConnected && later.getAttribute('d')).toMatch(/^M4.5 3.5h5/);
});
