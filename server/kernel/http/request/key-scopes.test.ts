import { expect, test } from 'vitest';
import { operations } from '#openapi';
import { reaches } from './key-scopes.ts';

test.each([
  [['record:read'], { area: 'record', safe: true }, true],
  [['record:read'], { area: 'record', safe: false }, false],
  [['record:write'], { area: 'record', safe: true }, true],
  [['record:write'], { area: 'table', safe: true }, false],
  [['*:read'], { area: 'table', safe: true }, true],
  [['*:read'], { area: 'table', safe: false }, false],
  [['*:write'], { area: 'table', safe: false }, true],
  [['*:write', 'auth:write'], { area: 'auth', safe: true }, false],
  [['*:write', 'api-key:write'], { area: 'api-key', safe: false }, false],
  [['*:read', '*:write'], { area: 'account', safe: true }, false],
  [['*:write', 'account:read'], { area: 'account', safe: true }, true],
  [['*:write', 'account:read'], { area: 'account', safe: false }, false],
  [['*:write'], { area: 'preference', safe: true }, false],
  [[], { area: 'table', safe: true }, false],
])('a key of %j for %j', (scopes, called, expected) => {
  expect(reaches(scopes, called)).toBe(expected);
});

test.each([['getLogSetting'], ['saveLogSetting']] as const)('P42 a key for everything has no say in %s', (id) => {
  expect(reaches(['*:write', 'log:write'], operations[id])).toBe(false);
  expect(reaches(['preference:write'], operations[id])).toBe(true);
});

test.each([
  'createInvitationLink',
  'joinByLink',
  'createWorkspaceTicket',
  'createSupportTicket',
  'giveSupportConsent',
  'beginPasswordReset',
  'finishPasswordReset',
] as const)('P2 P42 no key, whatever its scopes, leads to a password or another workspace by %s', (id) => {
  const { area } = operations[id];
  expect(reaches(['*:write', 'account:write', `${area}:write`], operations[id])).toBe(false);
});
