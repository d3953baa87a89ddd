import { expect, test } from 'vitest';
import { createFiles } from './files.ts';
import { createMessenger } from './messenger.ts';

/** A window inside this one, with the messages it received. */
async function frameInside() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inner = frame.contentWindow;
  if (!inner) throw new Error('The frame has no window.');
  return { frame, inner };
}

test('postMessage reaches the page around by its origin, and no other', async () => {
  const { frame, inner } = await frameInside();
  const heard: unknown[] = [];
  const hear = ({ data }: MessageEvent) => void (data?.source === 'pagewright' && heard.push(data.type));
  window.addEventListener('message', hear);
  const messenger = createMessenger(inner, () => [window.origin]);
  expect(messenger.origins).toEqual([window.origin]);
  expect(messenger.post('parent', { source: 'pagewright', type: 'elsewhere' }, 'https://elsewhere.example')).toBe(true);
  expect(messenger.post('parent', { source: 'pagewright', type: 'here' }, window.origin)).toBe(true);
  await expect.poll(() => heard).toEqual(['here']);
  expect(messenger.post('opener', {}, window.origin)).toBe(false);
  window.removeEventListener('message', hear);
  frame.remove();
});

test('download hands a file to the browser under its name', async () => {
  const clicks: { name: string; href: string }[] = [];
  const stop = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    clicks.push({ name: event.target.download, href: event.target.href });
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    this.addEventListener('click', stop);
    click.call(this);
  };
  createFiles(window).save(new File(['content'], 'a.txt'), 'orders.txt');
  HTMLAnchorElement.prototype.click = click;
  expect(clicks).toMatchObject([{ name: 'orders.txt' }]);
  expect(await (await fetch(clicks[0]?.href ?? '')).text()).toBe('content');
});

test('upload lets the person choose one file of the accepted kinds, or none', async () => {
  const inputs: HTMLInputElement[] = [];
  const click = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () {
    inputs.push(this);
  };
  const files = createFiles(window);
  const chosen = files.choose({ accept: ['.png', 'image/jpeg'] });
  const none = files.choose({ accept: [] });
  HTMLInputElement.prototype.click = click;
  const [first, second] = inputs;
  expect(first).toMatchObject({ type: 'file', accept: '.png,image/jpeg', multiple: false });
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'a.png'));
  if (first) first.files = data.files;
  first?.dispatchEvent(new Event('change'));
  second?.dispatchEvent(new Event('cancel'));
  expect(await chosen).toMatchObject({ name: 'a.png' });
  expect(await none).toBeUndefined();
});
