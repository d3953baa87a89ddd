import { expect, test, vi } from 'vitest';
import { openChannel } from './channel.ts';

interface Posted {
  message: unknown;
  target: string;
  ports: MessagePort[];
}

function frame() {
  const posted: Posted[] = [];
  const parent = {
    postMessage: (message: unknown, target: string, ports: MessagePort[]) => posted.push({ message, target, ports }),
  };
  // The parts of a window that the channel uses.
  const view = { parent, location: { origin: 'https://pagewright.test' } } as unknown as Window;
  return { posted, view };
}

const content = { document: { id: 'session.login' }, answers: [] };

test('P32 the frame speaks first, to its own site and never to all, and hands over one port', () => {
  const { posted, view } = frame();
  openChannel(view, vi.fn());
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    message: { type: 'pagewright:preview', version: 1 },
    target: 'https://pagewright.test',
  });
  expect(posted[0]?.ports).toHaveLength(1);
  posted[0]?.ports[0]?.close();
});

test('P32 what comes through the port is shown when it is a document with answers, and else passed over', async () => {
  const { posted, view } = frame();
  const shown = vi.fn();
  openChannel(view, shown);
  const port = posted[0]?.ports[0];
  for (const message of [null, 1, 'x', {}, { document: 'x', answers: [] }, { document: {}, answers: 'x' }])
    port?.postMessage(message);
  port?.postMessage(content);
  // Messages of a port come in their order: the ones before it have been passed over by then.
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  expect(shown).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalledWith(content, expect.any(Function));
  const heard = new Promise((resolve) => {
    if (port) port.onmessage = ({ data }) => resolve(data);
  });
  shown.mock.calls[0]?.[1]({ locale: 'en-US' });
  expect(await heard).toEqual({ locale: 'en-US' });
  port?.close();
});

test('a page that is in no frame says nothing', () => {
  const { posted, view } = frame();
  openChannel(Object.assign(view, { parent: view }), vi.fn());
  expect(posted).toEqual([]);
});
