import { describe, expect, test } from 'vitest';
import { createTestScope } from '../testing/createTestScope.ts';

const operations = {
  save: { reads: [], writes: [], safe: false, buildable: true },
  list: { reads: ['thing'], writes: [], safe: true, buildable: true },
  markRead: { reads: [], writes: [], safe: false, buildable: true, withoutGesture: true },
  grantRole: { reads: [], writes: [], safe: false },
};
const pressed = { hasGesture: true };
const changed = (action: Record<string, unknown>) => ({ ...action, changed: true });
const calling = (call: string, more = {}) => changed({ do: 'call', call, ...more });

function setUp(parts: Parameters<typeof createTestScope>[0] = {}, options: Parameters<typeof createTestScope>[1] = {}) {
  const made: unknown[] = [];
  const client = {
    call: async (id: string, _args: unknown, how?: { document?: unknown }) => {
      made.push(how?.document ? [id, how.document] : id);
      return { id: 7 };
    },
  };
  const page = createTestScope({ changes: 'v1', ...parts }, { operations, client, ...options });
  return { ...page, made, codes: () => page.host.errors.map((error) => Reflect.get(Object(error), 'code')) };
}
const document = { id: 'test.page', version: 'v1' };

describe('P43 what a part does that came with a change of the document', () => {
  test('it writes after a press, names its document, and is refused without one', async () => {
    const { scope, made, codes, host } = setUp();
    await scope.run([calling('save')]);
    expect(made).toEqual([]);
    expect(codes()).toEqual(['ENGINE_GESTURE_REQUIRED']);
    expect(host.toasts).toHaveLength(1);
    await scope.run([calling('save')], {}, pressed);
    expect(made).toEqual([['save', document]]);
  });

  test('reading and marking as read need no press', async () => {
    const { scope, made } = setUp();
    await scope.run([calling('list'), calling('markRead')]);
    expect(made).toEqual([
      ['list', document],
      ['markRead', document],
    ]);
  });

  test('it says something to the program around the page after a press alone', async () => {
    const { scope, codes } = setUp();
    await scope.run([changed({ do: 'emit', event: 'mine' })]);
    expect(codes()).toEqual(['ENGINE_GESTURE_REQUIRED']);
    await scope.run([changed({ do: 'emit', event: 'mine' })], {}, pressed);
    await scope.run([{ do: 'emit', event: 'shipped' }]);
    expect(codes()).toEqual(['ENGINE_GESTURE_REQUIRED']);
  });

  test('a call that is not on the list is refused after a press as well, in `then` and `catch` too', async () => {
    const { scope, made, codes } = setUp();
    await scope.run([calling('grantRole', { catch: [{ do: 'call', call: 'grantRole' }] })], {}, pressed);
    await scope.run([calling('list', { then: [{ do: 'call', call: 'grantRole' }] })], {}, pressed);
    expect(made).toEqual([['list', document]]);
    expect(codes()).toEqual(['ENGINE_CALL_REFUSED', 'ENGINE_CALL_REFUSED', 'ENGINE_CALL_REFUSED']);
  });

  test('what it asks a shipped list of actions to do has its rights, and a shipped step those of the product', async () => {
    const { scope, made, codes } = setUp({ actions: { grant: [{ do: 'call', call: 'grantRole' }] } });
    await scope.run([changed({ do: 'run', actions: 'grant' })], {}, pressed);
    expect(made).toEqual([]);
    await scope.run([calling('list'), { do: 'run', actions: 'grant' }]);
    expect(made).toEqual([['list', document], 'grantRole']);
    expect(codes()).toEqual(['ENGINE_CALL_REFUSED']);
  });

  test('a shipped dialog that it opens has the rights of the product; its own `then` keeps those of the change', async () => {
    const dialogs = {
      shipped: { title: '', widgets: [], body: { id: 'root', widget: '' }, load: [{ do: 'call', call: 'grantRole' }] },
    };
    const widgets = { Dialog: async () => 'Dialog' };
    const { scope, made, codes } = setUp({ dialogs }, { widgets });
    const then = [{ do: 'call', call: 'grantRole' }];
    await scope.run([changed({ do: 'openDialog', dialog: 'shipped', then })], {}, pressed);
    const open = scope.openDialogs.shown.list[0];
    open?.scope.start();
    await expect.poll(() => made).toEqual(['grantRole']);
    open?.close(true);
    await expect.poll(codes).toEqual(['ENGINE_CALL_REFUSED']);
  });

  test('neither the end of a countdown nor a message of another window is a press', async () => {
    const origin = 'https://shop.example';
    let hear: (message: { origin: string; data: unknown }) => void = () => undefined;
    const listen = (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    };
    const messenger = { origins: [origin], post: () => true, listen };
    const { scope, made, codes } = setUp({ state: { n: { type: 'integer', default: 0 } } }, { messenger });
    const then = [{ do: 'call', call: 'save' }];
    await scope.run([changed({ do: 'startCountdown', path: ['state', 'n'], seconds: 0, then })], {}, pressed);
    await expect.poll(codes).toEqual(['ENGINE_GESTURE_REQUIRED']);
    const waiting = changed({ do: 'awaitMessage', type: 'go', version: 1, fields: ['a'], then });
    const run = scope.run([waiting], {}, pressed);
    await new Promise((resolve) => setTimeout(resolve));
    hear({ origin, data: { target: 'pagewright', type: 'go', version: 1, payload: { a: 'x' } } });
    await run;
    expect(codes()).toEqual(['ENGINE_GESTURE_REQUIRED', 'ENGINE_GESTURE_REQUIRED']);
    expect(made).toEqual([]);
  });

  test('it posts to other windows and ends the session after a press alone', async () => {
    const posted: unknown[] = [];
    const messenger = { origins: ['https://shop.example'], post: (...sent: unknown[]) => posted.push(sent) > 0 };
    let ended = 0;
    const signOut = async (): Promise<void> => {
      ended += 1;
    };
    const { scope, codes } = setUp({}, { messenger, signOut });
    await scope.run([changed({ do: 'postMessage', type: 'a' })]);
    await scope.run([changed({ do: 'signOut' })]);
    expect([posted, ended]).toEqual([[], 0]);
    expect(codes()).toEqual(['ENGINE_GESTURE_REQUIRED', 'ENGINE_GESTURE_REQUIRED']);
    await scope.run([changed({ do: 'postMessage', type: 'a' }), changed({ do: 'signOut' })], {}, pressed);
    expect([posted.length, ended]).toEqual([1, 1]);
  });

  const leaving = [
    { do: 'keep', key: 'x.a', value: { $: ['var', 'taken'] } },
    { do: 'keepInTab', key: 'x.a', value: { a: [{ $: ['var', 'taken'] }] } },
    { do: 'copy', text: { $: ['var', 'taken'] } },
    { do: 'emit', event: 'a', detail: { b: { $: ['var', 'taken'] } } },
    {
      do: 'postMessage',
      type: 'a',
      payload: {
        $: [
          'map',
          [
            [
              ['var', 'taken'],
              ['lit', 1],
            ],
          ],
        ],
      },
    },
    { do: 'navigate', to: '/a', query: { q: { $: ['var', 'taken'] } } },
    { do: 'call', call: 'save', with: { title: { $: ['op', '+', ['lit', 'my '], ['var', 'taken']] } } },
  ];
  const secretPage = {
    state: { pin: { type: 'string', default: 'Hunter2' } },
    secrets: [['state', 'pin']],
  };

  test.each(leaving)('P44 what is typed as a password does not leave the page by it: $do', async (step) => {
    const posted: unknown[] = [];
    const messenger = { origins: ['https://shop.example'], post: (...sent: unknown[]) => posted.push(sent) > 0 };
    const { scope, host, made, codes } = setUp(secretPage, { messenger });
    // However it came there: an event, a shipped list that puts it elsewhere, an error of the check.
    await scope.run([changed(step)], { taken: 'HUNTER2' }, pressed);
    expect(codes()).toEqual(['ENGINE_SECRET_REFUSED']);
    await scope.run([changed(step)], { taken: 'other' }, pressed);
    await scope.run([step], { taken: 'HUNTER2' }, pressed);
    expect(codes()).toEqual(['ENGINE_SECRET_REFUSED']);
    expect([posted, made, host.copied, host.emitted].flat()).toHaveLength(
      step.do.startsWith('keep') || step.do === 'navigate' ? 0 : 2,
    );
    scope.setState(['state', 'pin'], '');
    await scope.run([changed(step)], { taken: 'HUNTER2' }, pressed);
    expect(codes()).toHaveLength(1);
  });

  test('P44 what the server tells once is kept from it, in the dialog that shows it and after', async () => {
    const grantKey = { reads: [], writes: [], safe: false, secretFields: ['secret'] };
    const client = { call: async () => ({ id: 'k1', secret: 'pwk_1234' }) };
    const { scope, host, codes } = setUp({}, { client, operations: { grantKey } });
    const then = [
      changed({ do: 'copy', text: { $: ['get', ['var', 'result'], 'id'] } }),
      changed({ do: 'copy', text: { $: ['get', ['var', 'result'], 'secret'] } }),
    ];
    await scope.run([{ do: 'call', call: 'grantKey', then }], {}, pressed);
    expect(host.copied).toEqual(['k1']);
    expect(codes()).toEqual(['ENGINE_SECRET_REFUSED']);
  });

  test('its data reads what is on the list, and neither anything else nor what came with the page for others', async () => {
    const data = {
      mine: { call: 'list', changed: true as const },
      taken: { call: 'grantRole', changed: true as const },
      shipped: { call: 'grantRole' },
    };
    const preloaded = [{ call: 'grantRole', args: {}, data: 'secret' }];
    const { scope, made, codes } = setUp({ data }, { preloaded });
    await expect.poll(() => scope.read(['data', 'mine'])).toEqual({ id: 7 });
    expect(scope.read(['data', 'shipped'])).toBe('secret');
    expect(scope.read(['data', 'taken'])).toBeNull();
    expect(made).toEqual([['list', document]]);
    expect(codes()).toEqual(['ENGINE_CALL_REFUSED']);
  });
});
