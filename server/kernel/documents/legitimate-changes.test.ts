import { beforeAll, describe, expect, it } from 'vitest';
import type { OverlayOperation } from '#engine/document';
import { type ChangedPages, readChangedPages } from '#tests/security/changed-page.ts';
import {
  button,
  card,
  codesOf,
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

describe('P43 P44 a shipped page', () => {
  it('has all rights of the product', () => {
    for (const id of pages.shipped.documents.keys()) expect([id, pages.judge(id, []).rights]).toEqual([id, []]);
  });
});

describe('P43 what an administrator legitimately changes', () => {
  it.each<[string, string, () => OverlayOperation[]]>([
    ['a card with a text', workbench, () => [put('page', card, 'heading')]],
    [
      'a card with links of this site and of another one',
      workbench,
      () => [
        put('page', { id: 'x.a', widget: 'Link', props: { label: text('Here'), href: '/workbench' } }),
        put('page', { id: 'x.b', widget: 'Link', props: { label: text('There'), href: 'https://example.org/help' } }),
      ],
    ],
    [
      'a picture that somebody uploads and sees',
      workbench,
      () => [
        setPage(['state', 'mine'], { type: 'string', default: '' }),
        put('page', { id: 'x.picture', widget: 'ImageUpload', props: { label: text('Picture') }, bind: 'state.mine' }),
        put(
          'page',
          button([
            { do: 'upload', call: 'uploadFile', with: { file: { $: 'file' } }, as: 'stored' },
            { do: 'setState', path: 'state.mine', value: { $: 'stored.url' } },
          ]),
        ),
      ],
    ],
    [
      'formatted text with a link that is written out',
      workbench,
      () => [
        setPage(['state', 'mine'], { type: 'string', default: '[Help](https://example.org)' }),
        put('page', { id: 'x.text', widget: 'RichText', props: { label: text('Text') }, bind: 'state.mine' }),
        put('page', button([{ do: 'setState', path: 'state.mine', value: '[Other](https://example.org/other)' }])),
      ],
    ],
    ['a hidden section', 'workbench.home', () => [set('greeting', ['when'], 'false')]],
    [
      'a removed section',
      'workbench.home',
      () => [{ op: 'remove', node: 'greeting', was: shippedAt(pages, 'workbench.home', 'greeting') }],
    ],
    [
      'a translated text',
      workbench,
      () => [set('heading', ['props', 'text'], text('Our applications'), { t: 'workbench.app.title' })],
    ],
    [
      'a button for administrators that opens a shipped drawer',
      staff,
      () => [put('page', { ...button([{ do: 'openDrawer', drawer: 'add' }]), roles: 'workspaceAdmins' })],
    ],
    [
      'a list of the departments',
      workbench,
      () => [
        setPage(['data', 'places'], { call: 'listDepartments', with: {} }),
        put('page', {
          id: 'x.place',
          widget: 'Text',
          each: { in: 'data.places', as: 'place', key: 'place.id' },
          props: { text: { $: 'place.department_name' } },
        }),
      ],
    ],
    [
      'marking notifications as read, by a press and by loading',
      workbench,
      () => [
        put(
          'page',
          button([{ do: 'call', call: 'markNotificationsRead', with: { ids: ['01JD3Q4V9M8X2T6W5R7Y1Z0ABC'] } }]),
        ),
        setPage(
          ['load'],
          [{ do: 'call', call: 'markNotificationsRead', with: { ids: ['01JD3Q4V9M8X2T6W5R7Y1Z0ABC'] } }],
        ),
      ],
    ],
    [
      'a record written by a press, and after its answer another one',
      workbench,
      () => [
        put(
          'page',
          button([
            {
              ...write,
              then: [write],
            },
          ]),
        ),
      ],
    ],
    [
      'state, a field and a text of its own',
      workbench,
      () => [
        setPage(['state', 'mine'], { type: 'string' }),
        put('page', { id: 'x.field', widget: 'TextField', props: { label: text('Mine') }, bind: 'state.mine' }),
        put('page', { id: 'x.shown', widget: 'Text', props: { text: { $: 'state.mine' } } }),
        put('page', button([{ do: 'setState', path: 'state.mine', value: '' }])),
      ],
    ],
    [
      'an address of this site in which a value is',
      workbench,
      () => [
        put('page', {
          id: 'x.link',
          widget: 'Link',
          props: { label: text('Mine'), href: { $: "'/workbench/app?of=' + user.user.real_name" } },
        }),
      ],
    ],
    [
      'words, order and look of the sign-in page',
      'session.login',
      () => [
        set('username', ['props', 'label'], text('Number'), { t: 'session.login.username' }),
        { op: 'remove', node: 'subtitle', was: shippedAt(pages, 'session.login', 'subtitle') },
        put('card', { id: 'x.help', widget: 'Link', props: { label: text('Help'), href: 'https://example.org' } }),
        put('card', card),
        { op: 'move', node: 'footer', parent: 'backdrop', slot: 'default', after: 'header' },
      ],
    ],
    [
      'other words for a column, and another height, of a table that sealed buttons work on',
      staff,
      () => [
        set('name', ['props', 'header'], text('Who'), { t: 'settings.staff.column.name' }),
        set('table', ['props', 'height'], 500, 640),
      ],
    ],
    [
      'a sealed section that administrators alone see, and one under a condition',
      'workbench.home',
      () => [set('own', ['roles'], 'workspaceAdmins'), set('list', ['when'], "locale == 'en-US'")],
    ],
    [
      'another look of a sealed button, and its removal',
      staff,
      () => [
        set('deleteChosen', ['props', 'size'], 'md', 'sm'),
        { op: 'remove', node: 'status', was: shippedAt(pages, staff, 'status') },
      ],
    ],
  ])('%s', (_title, id, operations) => {
    expect(codesOf(pages, id, ...operations())).toEqual([]);
  });
});
