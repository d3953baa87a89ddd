import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Json, NodeSource, OverlayOperation } from '#engine/document';
import { documentNodes } from '#engine/written';
import { type ChangedPages, readChangedPages } from '#tests/security/changed-page.ts';

let pages: ChangedPages;
beforeAll(async () => {
  pages = await readChangedPages();
});

const seed = Math.floor(Math.random() * 2 ** 31);
const settings = (numRuns: number) => ({ numRuns, seed, verbose: 1 as const });

// Safe: documents are JSON, and the nodes are of this test.
const asJson = (value: unknown): Json => value as Json;
const asNode = (value: unknown): NodeSource => value as NodeSource;

const words = { t: { 'zh-CN': '去', 'en-US': 'Go' } };

/** A node of the page that takes more nodes, and what changes of it are put into. */
function containers(id: string): string[] {
  return [...documentNodes({ ...pages.source(id) })].flatMap(({ node }) =>
    ['Stack', 'Card', 'Grid'].includes(String(node.widget)) && typeof node.id === 'string' ? [node.id] : [],
  );
}

function insert(parent: string, value: unknown): OverlayOperation {
  return { op: 'insert', parent, slot: 'default', value: asNode(value) };
}

const isRefused = (id: string, operations: OverlayOperation[]): boolean => pages.rights(id, operations).length > 0;

/** Other ways to begin actions, none of which the product ships. */
const begun = fc.constantFrom('press', 'load', 'change', 'named', 'namedByLoad', 'countdown', 'catch', 'dialog');

function actionsIn(way: string, actions: object[], parent: string): OverlayOperation[] {
  const button = (click: object[]) =>
    insert(parent, { id: 'x.b', widget: 'Button', props: { label: words }, on: { click } });
  const page = (path: string[], value: unknown): OverlayOperation => ({ op: 'set', path, value: asJson(value) });
  switch (way) {
    case 'load':
      return [page(['load'], actions)];
    case 'change':
      return [
        page(['state', 'mine'], { type: 'boolean' }),
        insert(parent, {
          id: 'x.c',
          widget: 'Checkbox',
          props: { label: words },
          bind: 'state.mine',
          on: { change: actions },
        }),
      ];
    case 'named':
      return [page(['actions', 'mine'], actions), button([{ do: 'run', actions: 'mine' }])];
    case 'namedByLoad':
      return [page(['actions', 'mine'], actions), page(['load'], [{ do: 'run', actions: 'mine' }])];
    case 'countdown':
      return [
        page(['state', 'mine'], { type: 'number' }),
        button([{ do: 'startCountdown', path: 'state.mine', seconds: 1, then: actions }]),
      ];
    case 'catch':
      return [button([{ do: 'call', call: 'listDepartments', with: {}, then: actions, catch: actions }])];
    case 'dialog':
      return [
        page(['dialogs', 'mine'], { title: words, load: actions, body: { id: 'x.d', widget: 'Stack' } }),
        button([{ do: 'openDialog', dialog: 'mine' }]),
      ];
    default:
      return [button(actions)];
  }
}

describe('P43 generated changes of shipped pages', () => {
  it('are refused whatever begins them, when they use a call that nobody decided on', () => {
    const calls = Object.values(pages.contract.operations).filter(({ isBuildable }) => !isBuildable);
    const call = fc.constantFrom(...calls.map(({ id }) => id));
    const action = fc.constantFrom('call', 'submitForm', 'download', 'upload');
    const depth = fc.integer({ min: 0, max: 3 });
    const changedPage = fc.constantFrom('workbench.app', 'settings.staff', 'workbench.home');
    fc.assert(
      fc.property(call, action, begun, changedPage, depth, fc.nat(), (id, does, way, page, deep, which) => {
        let actions: object[] = [{ do: does, call: id, with: {} }];
        for (let level = 0; level < deep; level += 1)
          actions = [{ do: 'branch', if: 'true', [level % 2 ? 'then' : 'else']: actions }];
        const parents = containers(page);
        expect(
          isRefused(page, withoutShippedLoad(page, actionsIn(way, actions, parents[which % parents.length] ?? ''))),
        ).toBe(true);
      }),
      settings(200),
    );
  });

  it('are refused when they write without a press, and not when a press begins them', () => {
    const calls = Object.values(pages.contract.operations).filter(
      ({ isBuildable, isSafe, worksWithoutGesture }) => isBuildable && !isSafe && !worksWithoutGesture,
    );
    fc.assert(
      fc.property(fc.constantFrom(...calls.map(({ id }) => id)), begun, (id, way) => {
        const operations = actionsIn(way, [{ do: 'call', call: id, with: {} }], 'page');
        const isPress = ['press', 'named', 'catch'].includes(way);
        expect([way, isRefused('workbench.app', operations)]).toEqual([way, !isPress]);
      }),
      settings(200),
    );
  });
});

/** Pages whose dialogs or body hold a secret in the state. */
const secrets = [
  ['session.login', 'state', 'password', 'card'],
  ['session.login', 'state', 'verifyCode', 'card'],
  ['session.register', 'state', 'password', 'card'],
  ['account.own', 'state', 'new_password', 'account'],
] as const;

describe('P44 generated readings of secrets', () => {
  it('are refused, 0 of 500 pass', () => {
    const wrap = fc.constantFrom<(read: string) => string>(
      (read) => read,
      (read) => `size(${read})`,
      (read) => `'a' + ${read}`,
      (read) => `[${read}][0]`,
      (read) => `{'a': ${read}}.a`,
      (read) => `${read} == 'secret'`,
      (read) => `coalesce(${read}, 'none')`,
      (read) => `[1].map(one, ${read})[0]`,
      (read) => `true ? ${read} : ''`,
      (read) => `upper(string(${read}))`,
      (read) => `join(split(${read}, ''), '-')`,
    );
    const reads = fc.constantFrom<(root: string, name: string) => string>(
      (root, name) => `${root}.${name}`,
      (root, name) => `${root}['${name}']`,
      (root, name) => `${root}['${name.slice(0, 2)}' + '${name.slice(2)}']`,
      (root) => root,
    );
    const use = fc.constantFrom(
      'text',
      'when',
      'each',
      'values',
      'keep',
      'copy',
      'post',
      'setState',
      'bind',
      'data',
      'href',
      'event',
    );
    fc.assert(
      fc.property(fc.constantFrom(...secrets), reads, wrap, use, ([id, root, name], read, around, how) => {
        const text = read(root, name) === root ? `string(size(${root}))` : around(read(root, name));
        expect([
          id,
          how,
          text,
          isRefused(id, changesThatRead(how, text, containers(id)[0] ?? '', `${root}.${name}`)),
        ]).toEqual([id, how, text, true]);
      }),
      settings(500),
    );
  });

  it('of what is no secret are taken', () => {
    const use = fc.constantFrom('text', 'when', 'values', 'keep', 'copy', 'post', 'setState', 'bind');
    fc.assert(
      fc.property(use, (how) => {
        const own: OverlayOperation = { op: 'set', path: ['state', 'mine'], value: { type: 'string' } };
        expect([
          how,
          isRefused('workbench.app', [own, ...changesThatRead(how, 'state.mine', 'page', 'state.mine')]),
        ]).toEqual([how, false]);
      }),
      settings(50),
    );
  });
});

function changesThatRead(how: string, text: string, parent: string, path: string): OverlayOperation[] {
  const read = { $: text };
  const show = (props: object, more: object = {}): OverlayOperation[] => [
    insert(parent, { id: 'x.t', widget: 'Text', props, ...more }),
  ];
  const press = (action: object): OverlayOperation[] => [
    insert(parent, { id: 'x.b', widget: 'Button', props: { label: words }, on: { click: [action] } }),
  ];
  switch (how) {
    case 'when':
      return show({ text: words }, { when: `size(string(${text})) > 0` });
    case 'each':
      return show({ text: { $: 'one' } }, { each: { in: `[${text}]`, as: 'one', key: 'string(one)' } });
    case 'values':
      return show({ text: { t: { 'zh-CN': '{a}', 'en-US': '{a}' }, values: { a: read } } });
    case 'keep':
      return press({ do: 'keep', key: 'x.mine', value: read });
    case 'copy':
      return press({ do: 'copy', text: read });
    case 'post':
      return press({ do: 'postMessage', type: 'stolen', payload: { deep: [read] } });
    case 'setState':
      return [
        { op: 'set', path: ['state', 'extra'], value: { type: 'string' } },
        ...press({ do: 'setState', path: 'state.extra', value: read }),
      ];
    case 'bind':
      return [insert(parent, { id: 'x.f', widget: 'TextField', props: { label: words }, bind: path })];
    case 'data':
      return [
        { op: 'set', path: ['data', 'extra'], value: asJson({ call: 'listDepartments', with: { search: read } }) },
      ];
    case 'href':
      return [insert(parent, { id: 'x.l', widget: 'Link', props: { label: words, href: { $: `'/a?' + ${text}` } } })];
    case 'event':
      return press({ do: 'openDialog', dialog: 'terms', with: { text: read } });
    default:
      return show({ text: read });
  }
}

/** The same, with the value that the product ships for what is replaced. */
function withoutShippedLoad(id: string, operations: OverlayOperation[]): OverlayOperation[] {
  const { load } = pages.source(id);
  if (load === undefined) return operations;
  return operations.map((operation) => {
    const isLoad = operation.op === 'set' && operation.node === undefined && operation.path[0] === 'load';
    return isLoad ? { ...operation, was: asJson(load) } : operation;
  });
}
