import { describe, expect, it } from 'vitest';
import { goodPage } from '../check/testing/world.ts';
import type { OverlayOperation } from '#engine/document';
import { applyOverlay } from './apply.ts';
import { checkProtected } from './protected.ts';

const label = ['props', 'label'];

describe('checkProtected', () => {
  it('notices when a node around a protected one can be hidden', () => {
    const around: OverlayOperation = {
      op: 'insert',
      parent: 'root',
      slot: 'default',
      after: null,
      value: { id: 'x.box', widget: 'Stack', when: 'state.page > 1' },
    };
    const found = diagnostics(around, { op: 'move', node: 'search', parent: 'x.box', slot: 'default' });
    expect(found).toEqual([['OVERLAY_PROTECTED', '/body/slots/default/0/when']]);
  });

  const diagnostics = (...operations: OverlayOperation[]) =>
    checkProtected(goodPage, applyOverlay(goodPage, { operations }).document, ['search', 'add']).map(
      ({ code, pointer }) => [code, pointer],
    );

  it('lets a protected node be moved and its props change', () => {
    const relabelled: OverlayOperation = {
      op: 'set',
      node: 'search',
      path: label,
      value: { t: 'a.title' },
      was: { t: 'a.name' },
    };
    expect(
      diagnostics(relabelled, { op: 'move', node: 'search', parent: 'root', slot: 'default', after: 'table' }),
    ).toEqual([]);
  });

  it.each<[string, OverlayOperation, string]>([
    ['removed', { op: 'remove', node: 'search' }, '/body'],
    ['hidden', { op: 'set', node: 'search', path: ['when'], value: 'false' }, '/body/slots/default/0/when'],
    [
      'bound to something else',
      { op: 'set', node: 'search', path: ['bind'], value: 'state.page', was: 'state.search' },
      '/body/slots/default/0/bind',
    ],
    [
      'deaf',
      { op: 'unset', node: 'add', path: ['on'], was: goodPage.body?.slots?.default?.[2]?.on as never },
      '/body/slots/default/2/on',
    ],
  ])('notices when it is %s', (_title, operation, pointer) => {
    expect(diagnostics(operation)).toEqual([['OVERLAY_PROTECTED', pointer]]);
  });

  it('notices when a list that it may run does something else', () => {
    const shipped = { ...goodPage, actions: { send: [{ do: 'toast', text: { t: 'a.name' } }] } };
    const emptied = { ...shipped, actions: { send: [] } };
    const more = { ...shipped, actions: { ...shipped.actions, more: [] } };
    expect(checkProtected(shipped, emptied, ['search'])).toMatchObject([
      { code: 'OVERLAY_PROTECTED_ACTIONS', pointer: '/actions/send' },
    ]);
    expect(checkProtected(shipped, { ...goodPage }, ['search'])).toMatchObject([{ pointer: '/actions/send' }]);
    expect(checkProtected(shipped, more, ['search'])).toEqual([]);
  });
});
