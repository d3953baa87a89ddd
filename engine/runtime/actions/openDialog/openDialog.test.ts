import { describe, expect, test } from 'vitest';
import type { CompiledDocument, CompiledDialog } from '#engine/document';
import { createTestScope } from '../../testing/createTestScope.ts';

const detail: CompiledDialog = {
  title: 'Detail',
  params: { id: { type: 'string', default: 'none' }, tone: { type: 'string', default: 'calm' } },
  state: { own: { type: 'integer', default: 1 } },
  body: { id: 'inner', widget: 'Text' },
};

function setUp(options: Parameters<typeof createTestScope>[1] = {}) {
  return createTestScope(
    { dialogs: { detail, admins: { ...detail, roles: ['ADMIN'] } }, state: { n: { type: 'integer', default: 4 } } },
    options,
  );
}

describe('openDialog', () => {
  test('opens a dialog of the document with parameters; the list continues', async () => {
    const { scope, host } = setUp();
    await scope.run(
      [
        { do: 'openDialog', dialog: 'detail', with: { id: { $: ['get', ['var', 'row'], 'id'] } } },
        { do: 'toast', text: 'after' },
      ],
      {
        row: { id: 'r1' },
      },
    );
    const [open] = scope.openDialogs.shown.list;
    expect(open).toMatchObject({ kind: 'dialog', dialog: { title: 'Detail' } });
    expect(open?.scope.read(['params'])).toEqual({ id: 'r1', tone: 'calm' });
    expect(host.toasts).toHaveLength(1);
  });

  test('the dialog has a state of its own, and reads the page that opened it as `page`', async () => {
    const { scope } = setUp();
    await scope.run([{ do: 'openDialog', dialog: 'detail' }]);
    const inner = scope.openDialogs.shown.list[0]?.scope;
    expect(inner?.read(['state'])).toEqual({ own: 1 });
    expect(inner?.evaluate(['get', ['get', ['var', 'page'], 'state'], 'n'])).toBe(4);
    let heard = 0;
    inner?.subscribe([['page', 'state', 'n']], () => {
      heard += 1;
    });
    scope.setState(['state', 'n'], 5);
    expect(heard).toBe(1);
    expect(inner?.read(['page', 'state', 'n'])).toBe(5);
  });

  test('hands the result to `then`, with the names of the list that opened it; closing without one runs nothing', async () => {
    const { scope, host } = setUp();
    const text = { $: ['op', '+', ['var', 'row'], ['var', 'result']] };
    await scope.run([{ do: 'openDialog', dialog: 'detail', then: [{ do: 'toast', text }] }], { row: 'r' });
    const inner = scope.openDialogs.shown.list[0]?.scope;
    await inner?.run([{ do: 'closeDialog', result: 'x' }]);
    await Promise.resolve();
    expect(host.toasts.map((toast) => toast.text)).toEqual(['rx']);
    await scope.run([{ do: 'openDialog', dialog: 'detail', then: [{ do: 'toast', text: 'never' }] }]);
    await scope.run([{ do: 'closeDialog' }]);
    expect(scope.openDialogs.shown.list).toEqual([]);
    expect(host.toasts).toHaveLength(1);
  });

  test('runs `else` when it is closed without a result, however that happens', async () => {
    const { scope, host } = setUp();
    const open = {
      do: 'openDialog',
      dialog: 'detail',
      then: [{ do: 'toast', text: 'chosen' }],
      else: [{ do: 'toast', text: 'left' }],
    };
    await scope.run([open]);
    scope.openDialogs.shown.list[0]?.close();
    await scope.run([open, { do: 'closeDialog' }]);
    await scope.run([open, { do: 'closeDialog', result: 1 }]);
    await Promise.resolve();
    expect(host.toasts.map(({ text }) => text)).toEqual(['left', 'left', 'chosen']);
  });

  test('opens a dialog that is a document of its own', async () => {
    const document: CompiledDocument = {
      ...detail,
      format: 1,
      kind: 'dialog',
      id: 'shared.ask',
      version: 1,
      locale: 'en-US',
      messages: {},
      widgets: [],
    };
    const { scope } = setUp({ documents: { 'shared.ask': document } });
    await scope.run([{ do: 'openDialog', dialog: 'shared.ask' }]);
    expect(scope.openDialogs.shown.list[0]?.scope.document.id).toBe('shared.ask');
  });

  test.each([['unknown'], ['constructor'], ['admins']])('refuses the dialog %s', async (dialog) => {
    const { scope, host } = setUp({ user: () => ({ roles: ['USER'] }) });
    await scope.run([{ do: 'openDialog', dialog }]);
    expect(scope.openDialogs.shown.list).toEqual([]);
    expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_DIALOG_UNKNOWN' })]);
  });
});
