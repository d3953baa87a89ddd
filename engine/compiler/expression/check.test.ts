import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#schemas';
import { checkExpression } from './check.ts';
import { parseExpression } from './parse.ts';
import { schemaType } from './schema-type.ts';
import { anyType, booleanType, numberType, objectType, textType } from './type.ts';

const answer: JsonSchema = {
  oneOf: [
    {
      type: 'object',
      properties: { outcome: { const: 'token' }, roles: { type: 'array', items: { type: 'string' } } },
    },
    {
      type: 'object',
      properties: { outcome: { const: 'choice' }, list: { type: 'array', items: { $ref: 'workspace' } } },
    },
  ],
};
const workspace: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string' }, size: { type: ['integer', 'null'] }, parent: { $ref: 'workspace' } },
};
const scope = {
  state: objectType({ page: numberType, name: textType, isOpen: booleanType }),
  data: schemaType({ type: 'object', properties: { answer, free: {} } }, () => workspace),
  any: anyType,
};

function check(text: string) {
  const parsed = parseExpression(text);
  if (parsed.diagnostic) throw new Error(parsed.diagnostic.code);
  return checkExpression(parsed.expr, parsed.positions, scope);
}

describe('checkExpression', () => {
  it.each<[string, string]>([
    ['state.page + 1', 'number'],
    ['state.page == null', 'boolean'],
    ['state.name + "x"', 'text'],
    ['state.isOpen ? state.page : null', 'number'],
    ['data.answer.outcome == "token"', 'boolean'],
    ['data.answer.list[0].parent.parent.size / 2', 'number'],
    ['data.answer.list.map(w, w.id)', 'list'],
    ['data.answer.list.filter(w, w.size > 1).exists(w, w.id == "a")', 'boolean'],
    ['size(data.answer.roles) + size(state.name)', 'number'],
    ['coalesce(state.name, "none")', 'text'],
    ['data.free.anything[state.page].at.all', 'any'],
    ['any.x + any.y', 'any'],
    ['"a" in data.answer.roles', 'boolean'],
    ['{"a": state.page}.a', 'number'],
    ['state.name.split(",").join("-").trim()', 'text'],
    ['has(data.answer.list)', 'boolean'],
    ['min(1, 2, state.page)', 'number'],
  ])('finds nothing wrong in %s', (text, kind) => {
    expect(check(text)).toMatchObject({ type: { kind }, diagnostics: [] });
  });

  it.each<[string, string, number, string | undefined]>([
    ['stat.page', 'PAGE_EXPRESSION_NAME', 1, 'Did you mean "state"?'],
    ['1 + state.pge', 'PAGE_EXPRESSION_FIELD', 11, 'Did you mean "page"?'],
    ['state.name.length', 'PAGE_EXPRESSION_FIELD', 12, 'Write size(state.name).'],
    ['has(state.nam)', 'PAGE_EXPRESSION_FIELD', 11, 'Did you mean "name"?'],
    ['data.answer.outcome == "tokn"', 'PAGE_EXPRESSION_TYPE', 1, 'Did you mean "token"?'],
    ['state.name + state.page', 'PAGE_EXPRESSION_TYPE', 1, 'Write string(…) around the number.'],
    ['state.name - 1', 'PAGE_EXPRESSION_TYPE', 1, undefined],
    ['state.page == state.name', 'PAGE_EXPRESSION_TYPE', 1, undefined],
    ['state.page > "1"', 'PAGE_EXPRESSION_TYPE', 1, undefined],
    ['"a" in state.name', 'PAGE_EXPRESSION_TYPE', 1, 'Write contains(text, part).'],
    ['state.page && state.isOpen', 'PAGE_EXPRESSION_TYPE', 1, undefined],
    ['!state.name', 'PAGE_EXPRESSION_TYPE', 2, undefined],
    ['state.page ? 1 : 2', 'PAGE_EXPRESSION_TYPE', 1, undefined],
    ['-state.name', 'PAGE_EXPRESSION_TYPE', 2, undefined],
    ['trim(state.page)', 'PAGE_EXPRESSION_TYPE', 6, undefined],
    ['trim()', 'PAGE_EXPRESSION_TYPE', 1, undefined],
    ['trim("a", "b")', 'PAGE_EXPRESSION_TYPE', 1, undefined],
    ['state.page.all(x, true)', 'PAGE_EXPRESSION_TYPE', 1, undefined],
    ['data.answer.list.map(state, 1)', 'PAGE_EXPRESSION_TYPE', 1, 'Call the item something else.'],
    ['data.answer.list["a"]', 'PAGE_EXPRESSION_TYPE', 18, undefined],
    ['data.answer.list.all(w, w.nme == "")', 'PAGE_EXPRESSION_FIELD', 27, undefined],
  ])('says one thing of %s', (text, code, at, hint) => {
    const { diagnostics } = check(text);
    expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.detail.at])).toEqual([[code, at]]);
    if (hint !== undefined) expect(diagnostics[0]?.hint).toBe(hint);
  });
});
