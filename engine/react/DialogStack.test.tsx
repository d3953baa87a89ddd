import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CompiledDocument, CompiledNode } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, field, press, read, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

function show(nodes: CompiledNode[], parts: Partial<CompiledDocument>) {
  return renderDocument(documentOf(box(nodes), parts), { host: createTestHost({ widgets: plainWidgets() }) });
}

const inner = (nodes: CompiledNode[]): CompiledNode => box(nodes, { id: 'inner' });
const open = (name: string, more: Record<string, unknown> = {}): CompiledNode =>
  press('open', [{ do: 'openDialog', dialog: name, ...more }]);

describe('DialogStack', () => {
  test('SHELL-40 a dialog is 480 px wide unless it says otherwise, and has its title', async () => {
    const { screen } = await show([open('a'), press('wide', [{ do: 'openDialog', dialog: 'b' }])], {
      dialogs: { a: { title: { t: 'a.title' }, body: inner([]) }, b: { title: 'Wide', width: 640, body: inner([]) } },
      messages: { 'a.title': 'Plain' },
    });
    await screen.getByRole('button', { name: 'open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Plain' })).toHaveStyle({ maxWidth: '480px' });
    await screen.getByRole('button', { name: 'wide' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Wide' })).toHaveStyle({ maxWidth: '640px' });
  });

  test('a page that came without its dialogs finds them, and their words, in the whole document', async () => {
    const whole = documentOf(box([open('a')]), {
      dialogs: { a: { title: { t: 'a.title' }, body: inner([]) } },
      messages: { 'a.title': 'Fetched' },
    });
    const { dialogs: _, ...first } = whole;
    const host = createTestHost({ widgets: plainWidgets(), documents: { [whole.id]: whole } });
    const { screen } = await renderDocument({ ...first, messages: {}, partial: true }, { host });
    await screen.getByRole('button', { name: 'open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Fetched' })).toBeVisible();
  });

  test('what was entered in a dialog that was saved and closed holds nobody up who goes on at once', async () => {
    const host = createTestHost({ widgets: plainWidgets() });
    let unsaved: (() => boolean) | undefined;
    host.navigator.guard = (isUnsaved) => {
      unsaved = isUnsaved;
      return () => undefined;
    };
    const asked: (boolean | undefined)[] = [];
    host.navigator.go = () => void asked.push(unsaved?.());
    const goOn = [{ do: 'navigate', to: '/next' }];
    const document = documentOf(box([open('a', { then: goOn })]), {
      dialogs: {
        a: {
          title: 'A',
          state: { own: { type: 'string', default: 'changed' } },
          unsaved: ['op', '==', read('state', 'own'), ['lit', 'changed']],
          body: inner([press('save', [{ do: 'closeDialog', result: 'saved' }])]),
        },
      },
    });
    const { screen } = await renderDocument(document, { host });
    await screen.getByRole('button', { name: 'open' }).click();
    await expect.poll(() => unsaved?.()).toBe(true);
    await screen.getByRole('button', { name: 'save' }).click();
    await expect.poll(() => asked).toEqual([false]);
  });

  test('LIM-10 a drawer is 520 px wide at first', async () => {
    const { screen } = await show([press('open', [{ do: 'openDrawer', drawer: 'd' }])], {
      drawers: { d: { title: 'Side', body: inner([]) } },
    });
    await screen.getByRole('button', { name: 'open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Side' })).toHaveStyle({ maxWidth: '520px' });
  });

  test('a dialog reads its parameters and the page below, and writes only its own state', async () => {
    const { screen } = await show([field('name'), open('a', { with: { id: 'seven' } })], {
      state: { name: { type: 'string', default: 'outer' } },
      dialogs: {
        a: {
          title: 'A',
          params: { id: { type: 'string' as const, default: null } },
          state: { own: { type: 'string', default: 'mine' } },
          body: inner([words('w', ['op', '+', read('params', 'id'), read('page', 'state', 'name')]), field('own')]),
        },
      },
    });
    await screen.getByRole('button', { name: 'open' }).click();
    await expect.element(page.getByText('sevenouter')).toBeVisible();
    await expect.element(screen.getByLabelText('own')).toHaveValue('mine');
    await screen.getByLabelText('name').fill('changed');
    await expect.element(page.getByText('sevenchanged')).toBeVisible();
  });

  test('closing hands the result over; the list that closed its own dialog continues', async () => {
    const { screen, host } = await show([open('a', { then: [{ do: 'toast', text: { $: read('result') } }] })], {
      dialogs: {
        a: {
          title: 'A',
          body: inner([
            press('done', [
              { do: 'closeDialog', result: 'chosen' },
              { do: 'toast', text: 'after' },
            ]),
          ]),
        },
      },
    });
    await screen.getByRole('button', { name: 'open' }).click();
    await screen.getByRole('button', { name: 'done' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => host.toasts.map(({ text }) => text).sort()).toEqual(['after', 'chosen']);
  });

  test('dialogs stack; the `close` of a widget closes its own, and the one below stays', async () => {
    const { screen } = await show([open('a')], {
      dialogs: {
        a: { title: 'Below', body: inner([press('more', [{ do: 'openDialog', dialog: 'b' }])]) },
        b: { title: 'Above', body: inner([]) },
      },
    });
    await screen.getByRole('button', { name: 'open' }).click();
    await screen.getByRole('button', { name: 'more' }).click();
    await page.getByRole('dialog', { name: 'Above' }).getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Above' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Below' })).toBeVisible();
  });

  test('P22 a dialog with a broken body shows the error inside, and can be closed', async () => {
    const { screen } = await show([open('a'), words('w', 'page')], {
      dialogs: { a: { title: 'A', body: { id: 'x', widget: 'Crash' } } },
    });
    await screen.getByRole('button', { name: 'open' }).click();
    await expect.element(page.getByRole('dialog').getByText('ENGINE_WIDGET_CRASHED')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('page')).toBeVisible();
  });
});
