import { expect, it } from 'vitest';
import { checkSessions } from './check-sessions.ts';
import type { Node, OperationSource } from './source.ts';

const call = (node: Node, method = 'get'): OperationSource => ({
  area: 'birds',
  path: '/birds',
  method,
  location: 'birds.yaml',
  node,
  parameters: [],
});

it('takes what limited sessions may and may not do', () => {
  expect(checkSessions(call({ 'x-open-in': ['givenPassword', 'beforeTotp', 'shadow'], 'x-support': 'own' }))).toEqual(
    [],
  );
  expect(checkSessions(call({ 'x-embedded': 'refused' }, 'post'))).toEqual([]);
  expect(checkSessions(call({ 'x-support': 'refused', 'x-safe': true }, 'post'))).toEqual([]);
});

it.each([
  ['no list of sessions', { 'x-open-in': 'shadow' }, 'x-open-in is a list of'],
  ['an empty list', { 'x-open-in': [] }, 'x-open-in is a list of'],
  ['an unknown session', { 'x-open-in': ['shadows'] }, 'unknown session "shadows", did you mean "shadow"?'],
  ['a session twice', { 'x-open-in': ['shadow', 'shadow'] }, 'x-open-in names a session twice'],
  ['an unknown value for support', { 'x-support': 'refuse' }, 'unknown value "refuse", did you mean "refused"?'],
  ['an unknown value for embedded sessions', { 'x-embedded': true }, 'x-embedded has another value than "refused"'],
  ['a read that is refused to embedded sessions', { 'x-embedded': 'refused' }, 'x-embedded is for a writing call'],
  ['a public call', { 'x-roles': 'public', 'x-support': 'own' }, 'x-support is for calls that need a session'],
])('refuses %s', (_, node, diagnostic) => {
  expect(checkSessions(call(node))).toEqual([expect.stringContaining(diagnostic)]);
});

it('refuses a call that writes for support', () => {
  expect(checkSessions(call({ 'x-support': 'own' }, 'post'))).toEqual([
    expect.stringContaining('x-support is for a call that only reads'),
  ]);
});
