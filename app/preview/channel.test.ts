import { expect, test, vi } from 'vitest';
import { type Embedder, openChannel } from './channel.ts';

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

function heardBy(port: MessagePort | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    if (port) port.onmessage = ({ data }) => resolve(data);
  });
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
  expect(shown).toHaveBeenCalledWith(content, expect.anything());
  const heard = heardBy(port);
  shown.mock.calls[0]?.[1].setLocale('en-US');
  expect(await heard).toEqual({ locale: 'en-US' });
  port?.close();
});

const design = { user: { roles: ['APP_USER'] }, env: {}, windowHeight: 900, reloads: 0 };

test('P32 a document is shown for designing when the person, the environment and the window have their shape', async () => {
  const { posted, view } = frame();
  const shown = vi.fn();
  openChannel(view, shown);
  const port = posted[0]?.ports[0];
  const differences = [
    { user: 'root' },
    { user: { roles: 'APP_USER' } },
    { env: null },
    { windowHeight: '900' },
    { reloads: '1' },
    { open: { kind: 'window', name: 'x' } },
    { more: 1 },
  ];
  for (const difference of differences) port?.postMessage({ ...content, design: { ...design, ...difference } });
  port?.postMessage({ ...content, design: null });
  port?.postMessage({ ...content, design });
  port?.postMessage({ ...content, design: { ...design, user: null, open: { kind: 'drawer', name: 'x' } } });
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  expect(shown.mock.calls[0]?.[0]).toEqual({ ...content, design });
  port?.close();
});

/** A frame that shows something, and the answers to what it asks. */
async function asking() {
  const { posted, view } = frame();
  const shown = vi.fn<(content: unknown, embedder: Embedder) => void>();
  openChannel(view, shown);
  const port = posted[0]?.ports[0];
  const asked: unknown[] = [];
  if (port) port.onmessage = ({ data }) => asked.push(data);
  port?.postMessage({ ...content, design });
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  const embedder = shown.mock.calls[0]?.[1];
  if (!port || !embedder) throw new Error('The frame has no port.');
  return { port, asked, embedder };
}

test('P32 a call that changes nothing is asked for, and gets the answer with its number', async () => {
  const { port, asked, embedder } = await asking();
  const first = embedder.call('listDepartments', { page: 1 });
  const second = embedder.call('getEnvironment', {});
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    { ask: 1, call: 'listDepartments', args: { page: 1 } },
    { ask: 2, call: 'getEnvironment', args: {} },
  ]);
  const failure = { code: 'role_forbidden', message: 'No.' };
  port.postMessage({ answer: 2, failure });
  port.postMessage({ answer: 1, data: [1] });
  await expect(second).rejects.toMatchObject(failure);
  await expect(first).resolves.toEqual([1]);
  port.close();
});

test('P32 an answer of another shape, and one that nobody asked for, is passed over', async () => {
  const { port, embedder } = await asking();
  const answer = embedder.call('getEnvironment', {});
  for (const message of [
    { answer: 9, data: 'another' },
    { answer: '1', data: 'text' },
    { answer: 1, data: 'more', more: 1 },
    { answer: 1 },
    { answer: 1, failure: 'no' },
    { answer: 1, failure: { code: 'x' } },
    { answer: 1, data: 'right' },
    { answer: 1, data: 'again' },
  ])
    port.postMessage(message);
  await expect(answer).resolves.toBe('right');
  port.close();
});

test('P32 a call that changes something, and one that is not in the contract, is never asked for', async () => {
  const { port, asked, embedder } = await asking();
  for (const id of ['createDepartment', 'deleteDepartment', 'noSuchCall', 'toString'])
    await expect(embedder.call(id, {})).rejects.toMatchObject({ code: 'preview' });
  const last = embedder.call('getEnvironment', {});
  await vi.waitFor(() => expect(asked).toEqual([{ ask: 1, call: 'getEnvironment', args: {} }]));
  port.postMessage({ answer: 1, data: null });
  await last;
  port.close();
});

test('a page that is in no frame says nothing', () => {
  const { posted, view } = frame();
  openChannel(Object.assign(view, { parent: view }), vi.fn());
  expect(posted).toEqual([]);
});
