import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = {
  label: 'The page at 390 px',
  width: 390,
  document: { format: 1, id: 'session.login' },
  theme: { base: 'Purple', variables: { '--pw-radius-md': '2px' } },
};

/** What the frame's program does first: speaks, and hands over one end of a channel. */
function greet(source: Window | null): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const data = { type: 'pagewright:preview', version: 1 };
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source, ports: [port2] }));
  return port1;
}

function nextMessage(port: MessagePort): Promise<unknown> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => resolve(data);
  });
}

const frameOf = (screen: Awaited<ReturnType<typeof showWidget>>['screen']) => screen.container.querySelector('iframe');

test('P32 PreviewFrame posts the document over the port that its own frame handed over', async () => {
  const { screen, happened } = await showWidget('PreviewFrame', props, { listen: ['ready'] });
  const port = greet(frameOf(screen)?.contentWindow ?? null);
  expect(await nextMessage(port)).toEqual({
    document: props.document,
    answers: [],
    theme: { base: 'Purple', variables: { '--pw-radius-md': '2px' } },
  });
  expect(happened).toEqual([['ready', null]]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('The preview is shown.');
});

test('P32 PreviewFrame ignores a greeting of any other window', async () => {
  const { happened } = await showWidget('PreviewFrame', props, { listen: ['ready'] });
  greet(window);
  greet(null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(happened).toEqual([]);
});

test('PreviewFrame is sandboxed without an origin, and nobody can act in it', async () => {
  const { screen } = await showWidget('PreviewFrame', props);
  const frame = frameOf(screen);
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame?.inert).toBe(true);
});

test('CFG-01 PreviewFrame that may be used takes focus and forms, and says which language was chosen inside', async () => {
  const shown = await showWidget('PreviewFrame', { ...props, interactive: true }, { listen: ['locale'] });
  const frame = frameOf(shown.screen);
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  expect(frame?.inert).toBe(false);
  const port = greet(frame?.contentWindow ?? null);
  expect(await nextMessage(port)).toMatchObject({ notSent: 'This is a preview: nothing is sent.' });
  for (const message of [null, { locale: 1 }, { locale: '<b>' }, { locale: 'en-US', more: 1 }])
    port.postMessage(message);
  await expect.poll(() => shown.happened).toEqual([['locale', { locale: 'en-US' }]]);
});

test('PreviewFrame that fits the window is no higher than a share of it', async () => {
  await page.viewport(390, 600);
  const { screen } = await showWidget('PreviewFrame', { ...props, fit: 'window' });
  await expect.poll(() => Math.round(frameOf(screen)?.getBoundingClientRect().height ?? 0)).toBe(160);
  await page.viewport(390, 1000);
  await expect.poll(() => Math.round(frameOf(screen)?.getBoundingClientRect().height ?? 0)).toBe(240);
});

test('PreviewFrame that fits its room shows a wide page in full size, and shrinks it where that would make it narrow', async () => {
  await page.viewport(1280, 800);
  const { screen } = await showWidget('PreviewFrame', { ...props, width: 1440, fit: 'room' });
  const inner = () => frameOf(screen)?.clientWidth ?? 0;
  await expect.poll(inner).toBeLessThanOrEqual(1280);
  await expect.poll(() => Math.round(frameOf(screen)?.getBoundingClientRect().width ?? 0)).toBe(inner());
  await page.viewport(720, 800);
  await expect.poll(inner).toBe(1440);
});

test('PreviewFrame shrinks a wide window until it fits', async () => {
  await page.viewport(720, 800);
  const { screen } = await showWidget('PreviewFrame', { ...props, width: 1440 });
  await expect.poll(() => Math.round(frameOf(screen)?.getBoundingClientRect().width ?? 0)).toBeLessThanOrEqual(720);
});
