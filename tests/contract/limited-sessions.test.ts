import { expect, it } from 'vitest';
import { type LimitedSession, type Operation, operations } from '#openapi';

const table: Readonly<Record<string, Operation>> = operations;
const idsOf = (isCounted: (operation: Operation) => boolean): string[] =>
  Object.keys(table).filter((id) => table[id] && isCounted(table[id]));
const openIn = (session: LimitedSession): string[] => idsOf(({ openIn }) => openIn?.includes(session) ?? false);

// Written a second time, beside the contract: opening one more call is a decision.
it('ORG-17 with a given password only what changes it or signs out is open', () => {
  expect(openIn('givenPassword')).toEqual(['changePassword', 'getUserInfo', 'logout', 'showCurrentUser']);
});

it('before codes by an app are set up only what sets them up or signs out is open', () => {
  expect(openIn('beforeTotp')).toEqual([
    'beginTotp',
    'changePassword',
    'confirmTotp',
    'getOwnTotp',
    'getUserInfo',
    'logout',
    'showCurrentUser',
  ]);
});

it('SESS-24 a session for one application reads that application and signs out', () => {
  expect(openIn('shadow')).toEqual([
    'getAppInfo',
    'getApplicationGlobalConfig',
    'getUserInfo',
    'listCategories',
    'listMenus',
    'logout',
    'showCurrentUser',
  ]);
});

it('support makes no call that reaches other systems, and only what is its own is not logged', () => {
  expect(idsOf(({ support }) => support === 'refused')).toEqual(['testExternalDatabase', 'testIntegration']);
  expect(idsOf(({ support }) => support === 'own')).toEqual([
    'countUnreadNotifications',
    'followNotifications',
    'getHomePagePreference',
    'getNotification',
    'getNotificationChoices',
    'getPageLinks',
    'getUserInfo',
    'getWorkspacePreference',
    'listNotificationCategories',
    'listNotifications',
    'listPageFavourites',
    'showCurrentUser',
  ]);
});

it('ROLE-12 no session inside a program of a third party makes a key', () => {
  expect(idsOf(({ embedded }) => embedded === 'refused')).toEqual(['createApiKey']);
});
