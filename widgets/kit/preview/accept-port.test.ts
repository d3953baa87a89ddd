import { expect, test } from 'vitest';
import { acceptPort } from './usePreviewPort.ts';

const frame = {};
const own = 'https://pagewright.test';
const { port1: port } = new MessageChannel();
const greeting = { data: { type: 'pagewright:preview', version: 1 }, origin: 'null', source: frame, ports: [port] };

test('P32 the greeting of the sandboxed frame is accepted', () => {
  expect(acceptPort(greeting, frame, own)).toBe(port);
  expect(acceptPort({ ...greeting, origin: own }, frame, own)).toBe(port);
});

test.each([
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://evil.test' }],
  ['another type', { data: { type: 'pagewright', version: 1 } }],
  ['another version', { data: { type: 'pagewright:preview', version: 2 } }],
  ['a text', { data: 'pagewright:preview' }],
  ['nothing', { data: null }],
  ['no port', { ports: [] }],
  ['two ports', { ports: [port, port] }],
])('P32 a message with %s is refused', (_, difference) => {
  expect(acceptPort({ ...greeting, ...difference }, frame, own)).toBeUndefined();
});

test('P32 without a frame nothing is accepted, not even a message without a source', () => {
  expect(acceptPort({ ...greeting, source: undefined }, undefined, own)).toBeUndefined();
});
