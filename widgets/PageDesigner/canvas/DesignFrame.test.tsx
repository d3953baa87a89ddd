import '#app/theme/all.css';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CompiledDocument } from '#engine/document';
import { DesignFrame } from './index.ts';

type Props = ComponentProps<typeof DesignFrame>;

// Safe: the test only posts the document; the program of the frame, which renders it, does not run in tests.
const document_ = { format: 1, id: 'shell.home' } as CompiledDocument;
const design = { user: { roles: ['APP_USER'] }, env: {} };
const box = { id: 'own.heading', around: ['root'], x: 0, y: 10, width: 100, height: 20 };

/** What the frame's program does first: speaks, and hands over one end of a channel. */
function greet(source: Window | null): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const data = { type: 'pagewright:preview', version: 1 };
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source, ports: [port2] }));
  return port1;
}

async function show(more: Partial<Props> = {}) {
  const onBoxes = vi.fn<Props['onBoxes']>();
  const call = vi.fn<Props['call']>().mockResolvedValue(['answer']);
  const scales: number[] = [];
  const props: Props = {
    label: 'The page',
    document: document_,
    width: 390,
    scheme: 'dark',
    design,
    call,
    onBoxes,
    onScale: (scale) => scales.push(scale),
    ...more,
  };
  const screen = await render(<DesignFrame {...props} />);
  const frame = screen.container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  const heard: unknown[] = [];
  const port = greet(frame.contentWindow);
  port.onmessage = ({ data }) => heard.push(data);
  await expect.poll(() => heard.length).toBe(1);
  return {
    screen,
    frame,
    port,
    heard,
    onBoxes,
    call,
    scales,
    again: () => screen.rerender(<DesignFrame {...props} />),
  };
}

test('P32 DesignFrame posts the document with the person and the window that it is for, once', async () => {
  const { heard, again, port } = await show({ theme: { base: 'Purple', variables: {} } });
  expect(heard).toEqual([
    {
      document: document_,
      answers: [],
      scheme: 'dark',
      theme: { base: 'Purple', variables: {} },
      design: { ...design, windowHeight: 844, reloads: 0 },
    },
  ]);
  await again();
  port.postMessage({ ask: 1, call: 'getEnvironment', args: {} });
  await expect.poll(() => heard.slice(1)).toEqual([{ answer: 1, data: ['answer'] }]);
});

test('P32 DesignFrame is sandboxed without an origin, inert and out of the tab order, and has its name', async () => {
  const { screen, frame } = await show();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect([frame.inert, frame.tabIndex, frame.title]).toEqual([true, -1, 'The page']);
  await expect.element(screen.getByRole('figure', { name: 'The page' })).toHaveAttribute('aria-busy', 'false');
});

test('P32 P51 DesignFrame makes no call that changes something, and passes over what has another shape', async () => {
  const { port, heard, call, onBoxes } = await show();
  const wrong = [
    null,
    { ask: '1', call: 'getEnvironment', args: {} },
    { ask: 1, call: 'getEnvironment', args: {}, document: {} },
    { boxes: [{ ...box, x: '0' }], size: { width: 390, height: 2000 } },
    { boxes: [box], size: { width: 390 } },
    { locale: 'zh-CN' },
  ];
  for (const message of wrong) port.postMessage(message);
  port.postMessage({ ask: 2, call: 'deleteDepartment', args: { id: 'x' } });
  port.postMessage({ ask: 3, call: 'getEnvironment', args: {} });
  await expect.poll(() => heard.slice(1)).toHaveLength(2);
  expect(heard[1]).toMatchObject({ answer: 2, failure: { code: 'preview' } });
  expect(heard[2]).toEqual({ answer: 3, data: ['answer'] });
  expect(call.mock.calls).toEqual([['getEnvironment', {}]]);
  expect(onBoxes).not.toHaveBeenCalled();
});

test('P49 DesignFrame hands on where nodes are, and is as tall as the content, and never endless', async () => {
  const { port, frame, onBoxes } = await show();
  expect(frame.clientHeight).toBe(844);
  port.postMessage({ boxes: [box], size: { width: 390, height: 2000 } });
  await expect.poll(() => frame.clientHeight).toBe(2000);
  expect(onBoxes.mock.calls).toEqual([[[box], { width: 390, height: 2000 }]]);
  port.postMessage({ boxes: [], size: { width: 390, height: 100 } });
  await expect.poll(() => frame.clientHeight).toBe(844);
  port.postMessage({ boxes: [], size: { width: 390, height: 1e9 } });
  await expect.poll(() => frame.clientHeight).toBe(20_000);
});

test('P49 DesignFrame is made smaller where there is less room, together with what is over it, and says how much', async () => {
  await page.viewport(720, 800);
  const over = <i data-testid="over" style={{ position: 'absolute', inset: 0 }} />;
  const { screen, frame, scales } = await show({ width: 1440, children: over });
  const width = (element: Element) => Math.round(element.getBoundingClientRect().width);
  await expect.poll(() => width(frame)).toBeLessThanOrEqual(720);
  expect(frame.clientWidth).toBe(1440);
  expect(scales.at(-1)).toBeCloseTo(width(frame) / 1440, 2);
  const overlay = screen.getByTestId('over').element();
  expect(width(overlay)).toBe(width(frame));
  expect(Number(getComputedStyle(overlay).getPropertyValue('--pw-design-scale'))).toBeCloseTo(scales.at(-1) ?? 0, 5);
});
