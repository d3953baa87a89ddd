import { Virtualizer } from '@tanstack/react-virtual';
import { expect, test } from 'vitest';
import { fromFirstLayout } from './from-first-layout.ts';

test('what is scrolled in the frame of the first layout is told, though its event came too early', async () => {
  const box = document.createElement('div');
  box.style.cssText = 'height: 100px; overflow: auto';
  box.innerHTML = '<div style="height: 5000px"></div>';
  document.body.append(box);
  const virtualizer = new Virtualizer<HTMLElement, Element>({
    count: 100,
    estimateSize: () => 50,
    getScrollElement: () => box,
    ...fromFirstLayout,
  });
  const leave = virtualizer._didMount();
  virtualizer._willUpdate();
  box.scrollTop = 3000;
  await expect.poll(() => virtualizer.scrollOffset).toBe(3000);
  expect(virtualizer.getVirtualItems().some(({ index }) => index === 60)).toBe(true);
  leave();
  box.remove();
});
