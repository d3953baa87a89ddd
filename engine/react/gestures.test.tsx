import { type DragEvent, useEffect, useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CompiledDocument, CompiledNode } from '#engine/document';
import type { WidgetProps } from './widget.ts';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, field, press } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';
import { continueGesture, watchGestures } from './watch-gestures.ts';

const operations = { save: { reads: [], writes: [], safe: false, buildable: true } };
const save = { do: 'call', call: 'save', changed: true } as const;

/** A form as a widget makes it: its event comes with the browser's own. */
function Form({ slot, emit }: WidgetProps<object, { submit: null }>) {
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    emit('submit', null);
  };
  return (
    <form onSubmit={send}>
      <label>
        Name <input />
      </label>
      <button type="submit">Send</button>
      {slot('default')}
    </form>
  );
}

/** A menu as a widget makes it: the key Enter presses the active entry, which has no focus. */
function Entries({ emit }: WidgetProps<object, { select: null }>) {
  const entry = useRef<HTMLButtonElement>(null);
  /** A moment later, as a menu does that has to learn first which entry is the active one. */
  const enter = (pressed: KeyboardEvent) =>
    setTimeout(() => {
      const later = new window.KeyboardEvent('keydown', { code: pressed.code });
      continueGesture(later, pressed);
      entry.current?.addEventListener('keydown', () => entry.current?.click(), { once: true });
      entry.current?.dispatchEvent(later);
    });
  return (
    <>
      <input aria-label="Entries" onKeyDown={(event) => enter(event.nativeEvent)} />
      <button type="button" ref={entry} tabIndex={-1} onClick={() => emit('select', null)}>
        Entry
      </button>
    </>
  );
}

/** Something that is dragged and dropped. */
function Dragged({ emit }: WidgetProps<object, { move: null }>) {
  return (
    <>
      <p draggable>Thing</p>
      <p {...{ onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: () => emit('move', null) }}>Place</p>
    </>
  );
}

async function show(nodes: CompiledNode[], parts: Partial<CompiledDocument> = {}, wait = 0) {
  let made = 0;
  const client = {
    async call() {
      await new Promise((resolve) => setTimeout(resolve, wait));
      made += 1;
      return null;
    },
  };
  const widgets = {
    ...plainWidgets(),
    Form: async () => Form,
    Entries: async () => Entries,
    Dragged: async () => Dragged,
  };
  const host = createTestHost({ widgets, operations, client, isGesture: watchGestures(window) });
  const { screen } = await renderDocument(documentOf(box(nodes), { changes: 'v1', ...parts }), { host });
  const codes = () => host.errors.map((error) => Reflect.get(Object(error), 'code'));
  return { screen, host, made: () => made, codes };
}

/** Shows what came of its read. */
function Reader({ props, read }: WidgetProps<{ call: string }>) {
  const [found, setFound] = useState('');
  const { call } = props;
  useEffect(() => {
    read?.(call, {}, new AbortController().signal).then(
      () => setFound('read'),
      (error: unknown) => setFound(String(Reflect.get(Object(error), 'code'))),
    );
  }, [read, call]);
  return <p>{found}</p>;
}

async function read(nodes: CompiledNode[]) {
  const asked: unknown[] = [];
  const client = {
    async call(id: string, _args: unknown, how?: { document?: unknown }) {
      asked.push([id, how?.document]);
      return {};
    },
  };
  const list = { reads: [], writes: [], safe: true };
  const widgets = { ...plainWidgets(), Reader: async () => Reader };
  const host = createTestHost({
    widgets,
    operations: { list: { ...list, buildable: true }, listSecrets: list },
    client,
  });
  const { screen } = await renderDocument(documentOf(box(nodes), { changes: 'v1' }), { host });
  return { screen, asked };
}

const refused = ['ENGINE_GESTURE_REQUIRED'];

describe('P43 a changed part of a page writes after a press alone', () => {
  test('a press, and the key Enter on the control', async () => {
    const { screen, host, made, codes } = await show([press('go', [save])]);
    await screen.getByRole('button', { name: 'go' }).click();
    await expect.poll(made).toBe(1);
    // SHELL-37: what follows within 300 ms is the same press.
    host.pass(300);
    await userEvent.keyboard('{Enter}');
    await expect.poll(made).toBe(2);
    expect(codes()).toEqual([]);
  });

  test('in `then`, however long the call before it takes', async () => {
    const { screen, made, codes } = await show([press('go', [{ ...save, then: [save] }])], {}, 2000);
    await screen.getByRole('button', { name: 'go' }).click();
    await expect.poll(made).toBe(2);
    expect(codes()).toEqual([]);
  });

  test('a form by its button and by Enter in a field; not one that a script submits', async () => {
    const { screen, host, made, codes } = await show([{ id: 'form', widget: 'Form', on: { submit: [save] } }]);
    const form = screen.container.querySelector('form');
    form?.requestSubmit();
    await expect.poll(codes).toEqual(refused);
    host.pass(300);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(made).toBe(1);
    host.pass(300);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('x{Enter}');
    await expect.poll(made).toBe(2);
  });

  test('an entry of a menu by the key Enter; not by another key', async () => {
    const { screen, host, made, codes } = await show([{ id: 'menu', widget: 'Entries', on: { select: [save] } }]);
    screen.getByRole('textbox').element().focus();
    await userEvent.keyboard('x');
    await expect.poll(codes).toEqual(refused);
    host.pass(300);
    await userEvent.keyboard('{Enter}');
    await expect.poll(made).toBe(1);
  });

  test('what is dragged and dropped', async () => {
    const { screen, made, codes } = await show([{ id: 'dragged', widget: 'Dragged', on: { move: [save] } }]);
    await screen.getByText('Thing').dropTo(screen.getByText('Place'));
    await expect.poll(made).toBe(1);
    expect(codes()).toEqual([]);
  });

  test('P43 what a widget reads by a call that its props name has the rights of its node', async () => {
    const reader = { id: 'reader', widget: 'Reader', props: { call: 'list' } } as const;
    const { screen, asked } = await read([{ ...reader, changed: true }]);
    await expect.element(screen.getByText('read')).toBeVisible();
    expect(asked).toEqual([['list', { id: 'test.page', version: 'v1' }]]);
    const other = await read([{ ...reader, props: { call: 'listSecrets' }, changed: true }]);
    await expect.element(other.screen.getByText('ENGINE_CALL_REFUSED')).toBeVisible();
    expect(other.asked).toEqual([]);
    const shipped = await read([{ ...reader, props: { call: 'listSecrets' } }]);
    await expect.poll(() => shipped.asked).toEqual([['listSecrets', undefined]]);
  });

  test('not when the page loads', async () => {
    const { made, codes } = await show([], { load: [save] });
    await expect.poll(codes).toEqual(refused);
    expect(made()).toBe(0);
  });

  test('not when a script presses the control', async () => {
    const { screen, made, codes } = await show([press('go', [save])]);
    screen.container.querySelector('button')?.click();
    await expect.poll(codes).toEqual(refused);
    expect(made()).toBe(0);
  });

  test('not when a value changes, though the person types it', async () => {
    const state = { name: { type: 'string', default: '' } };
    const { screen, made, codes } = await show([field('name', { on: { change: [save] } })], { state });
    await screen.getByLabelText('name').click();
    await userEvent.keyboard('x');
    await expect.poll(codes).toEqual(refused);
    expect(made()).toBe(0);
  });

  test('a shipped part of the same page needs none', async () => {
    const { made, codes } = await show([], { load: [{ do: 'call', call: 'save' }] });
    await expect.poll(made).toBe(1);
    expect(codes()).toEqual([]);
  });
});
