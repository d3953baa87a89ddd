import { expect, test } from 'vitest';
import { parseExpression } from '../../../compiler/expression/parse.ts';
import { sourceIn } from './source-in.ts';

test.each([
  ['state.form', ['lines', '0'], ['state', 'form', 'lines', '0']],
  ["page.state.form['city']", [], ['page', 'state', 'form', 'city']],
  ["coalesce(state.host, '')", [], ['state', 'host']],
  ["{'host': trim(state.host), 'port': 25}", ['host'], ['state', 'host']],
  ["{'host': trim(state.host), 'port': 25}", ['port'], undefined],
  ["{'host': trim(state.host)}", ['port'], undefined],
  ["merge(state.kept, {'host': trim(state.host)})", ['host'], ['state', 'host']],
  ["merge(state.kept, {'host': trim(state.host)})", ['port'], ['state', 'kept', 'port']],
  ["merge(state.kept, {'host': 'fixed'})", ['host'], undefined],
  ["merge(state.kept, {'host': state.name + state.domain})", ['host'], undefined],
  ['state.lines.map(line, trim(line))', ['0'], ['state', 'lines', '0']],
  ['size(state.lines) == 0 ? null : state.lines.filter(line, size(line) > 0)', ['0'], ['state', 'lines']],
  ["state.kind == 'a' ? state.x : state.y", [], undefined],
  ["state.kind == 'a' ? state.x : state.y + state.z", [], undefined],
  ['size(state.secret) > 0 && state.isOwn ? state.secret : null', [], ['state', 'secret']],
  ["merge(state.base, {'t': state.isOn ? true : (state.base.t == null ? null : false)})", ['t'], undefined],
  ['state.isOn ? 1 : 0', [], ['state', 'isOn']],
  ['state.first + state.last', [], undefined],
  ['params.id', [], undefined],
])('%s has %j from %j', (text, keys, path) => {
  const { diagnostic, ...parsed } = parseExpression(text);
  expect(diagnostic).toBeUndefined();
  expect('expr' in parsed && sourceIn(parsed.expr, keys)).toEqual(path);
});
