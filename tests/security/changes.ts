import { expect } from 'vitest';
import type { Json, NodeSource, OverlayOperation } from '#engine/document';
import { nodeOf } from '#tests/api/node-of.ts';
import type { ChangedPages } from './changed-page.ts';

export const text = (words: string) => ({ t: { 'zh-CN': words, 'en-US': words } });
export const put = (parent: string, value: object, after?: string): OverlayOperation => ({
  op: 'insert',
  parent,
  slot: 'default',
  ...(after === undefined ? {} : { after }),
  // Safe: a node of a test.
  value: value as NodeSource,
});
export const set = (node: string, path: string[], value: Json, was?: Json): OverlayOperation => ({
  op: 'set',
  node,
  path,
  value,
  ...(was === undefined ? {} : { was }),
});
export const setPage = (path: string[], value: Json, was?: Json): OverlayOperation => ({
  op: 'set',
  path,
  value,
  ...(was === undefined ? {} : { was }),
});
export const button = (click: object[], props: object = {}) => ({
  id: 'x.button',
  widget: 'Button',
  props: { label: text('Go'), ...props },
  on: { click },
});
export const card = {
  id: 'x.card',
  widget: 'Card',
  slots: { default: [{ id: 'x.text', widget: 'Text', props: { text: text('Hi') } }] },
};

/** A call that changed pages may make, and that writes. */
export const write = {
  do: 'call',
  call: 'updatePageFavourite',
  with: { appId: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC', frontMeta: {} },
};
export const staff = 'settings.staff';
export const positions = 'organisation.position';
export const workbench = 'workbench.app';

/** The changed page is right in every other way, so that only its rights speak against it. */
export function codesOf(pages: ChangedPages, id: string, ...operations: OverlayOperation[]): string[] {
  const { conflicts, diagnostics, rights } = pages.judge(id, operations);
  expect({ conflicts, diagnostics }).toEqual({ conflicts: [], diagnostics: [] });
  return [...new Set(rights.map(({ code }) => code))].toSorted();
}

/** The shipped value at a path of a node. */
export function shippedAt(pages: ChangedPages, id: string, node: string, ...path: string[]): Json {
  const { body, dialogs = {}, drawers = {} } = pages.source(id);
  const bodies = [body, ...Object.values({ ...dialogs, ...drawers }).map((inner) => inner.body)];
  const found = bodies.map((each) => nodeOf(each, node)).find((each) => each !== undefined);
  // Safe: documents are JSON.
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], found) as Json;
}
