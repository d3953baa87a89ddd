import { describe, expect, it } from 'vitest';
import { parseExpression } from './parse.ts';

describe('parseExpression', () => {
  it.each<[string, unknown]>([
    ['state.page + 1', ['op', '+', ['get', ['var', 'state'], 'page'], ['lit', 1]]],
    ['-1.5', ['lit', -1.5]],
    ['-state.page', ['neg', ['get', ['var', 'state'], 'page']]],
    ['a && !b || c', ['or', ['and', ['var', 'a'], ['not', ['var', 'b']]], ['var', 'c']]],
    ['a ? "x" : null', ['if', ['var', 'a'], ['lit', 'x'], ['lit', null]]],
    ['if(a, "if(")', ['if', ['var', 'a'], ['lit', 'if('], ['lit', null]]],
    ['IF (a, 1, 2)', ['if', ['var', 'a'], ['lit', 1], ['lit', 2]]],
    ['case(a, 1, b, 2, 3)', ['if', ['var', 'a'], ['lit', 1], ['if', ['var', 'b'], ['lit', 2], ['lit', 3]]]],
    ['and(a, not(b), c)', ['and', ['and', ['var', 'a'], ['not', ['var', 'b']]], ['var', 'c']]],
    ['today()', ['var', '$now']],
    ['me()', ['var', '$user']],
    ['a["b"][0]', ['at', ['at', ['var', 'a'], ['lit', 'b']], ['lit', 0]]],
    [
      '{"k": [1, true]}',
      [
        'map',
        [
          [
            ['lit', 'k'],
            [
              'list',
              [
                ['lit', 1],
                ['lit', true],
              ],
            ],
          ],
        ],
      ],
    ],
    ['has(a.b)', ['has', ['var', 'a'], 'b']],
    ['a.trim()', ['call', 'trim', [['var', 'a']]]],
    ['trim(a)', ['call', 'trim', [['var', 'a']]]],
    [
      'x in [1, 2]',
      [
        'op',
        'in',
        ['var', 'x'],
        [
          'list',
          [
            ['lit', 1],
            ['lit', 2],
          ],
        ],
      ],
    ],
    ['l.filter(x, x > 1)', ['each', 'filter', ['var', 'l'], 'x', ['op', '>', ['var', 'x'], ['lit', 1]]]],
    [
      'l.map(x, x > 1, x * 2)',
      [
        'each',
        'map',
        ['each', 'filter', ['var', 'l'], 'x', ['op', '>', ['var', 'x'], ['lit', 1]]],
        'x',
        ['op', '*', ['var', 'x'], ['lit', 2]],
      ],
    ],
  ])('reads %s', (text, expr) => {
    expect(parseExpression(text)).toMatchObject({ expr });
  });

  it.each<[string, string, number]>([
    ['', 'PAGE_EXPRESSION_SYNTAX', 1],
    ['1 +', 'PAGE_EXPRESSION_SYNTAX', 4],
    ['a b', 'PAGE_EXPRESSION_SYNTAX', 3],
    ['`a`', 'PAGE_EXPRESSION_SYNTAX', 1],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal is what is refused.
    ['${a}', 'PAGE_EXPRESSION_SYNTAX', 1],
    ['a => a', 'PAGE_EXPRESSION_SYNTAX', 3],
    ['b"bytes"', 'PAGE_EXPRESSION_SYNTAX', 1],
    ['9007199254740993', 'PAGE_EXPRESSION_SYNTAX', 1],
    ['has(a)', 'PAGE_EXPRESSION_SYNTAX', 1],
    ['l.map(1, x)', 'PAGE_EXPRESSION_SYNTAX', 7],
    ['alert(1)', 'PAGE_EXPRESSION_FUNCTION', 1],
    ['a.matches("x")', 'PAGE_EXPRESSION_FUNCTION', 1],
    ['eval("1")', 'PAGE_EXPRESSION_FUNCTION', 1],
    ['a.constructor', 'PAGE_NAME_RESERVED', 3],
    ['a.constructor("return 1")()', 'PAGE_EXPRESSION_SYNTAX', 26],
    ['"".constructor.constructor("x")', 'PAGE_EXPRESSION_FUNCTION', 1],
    ['a["__proto__"]', 'PAGE_NAME_RESERVED', 3],
    ['{"__proto__": 1}', 'PAGE_NAME_RESERVED', 2],
    ['__proto__', 'PAGE_NAME_RESERVED', 1],
    ['[1].map(constructor, 1)', 'PAGE_NAME_RESERVED', 9],
  ])('P23 refuses %s', (text, code, at) => {
    const { diagnostic } = parseExpression(text);
    expect(diagnostic?.code).toBe(code);
    if (code !== 'PAGE_EXPRESSION_FUNCTION') expect(diagnostic?.detail.at).toBe(at);
  });

  it.each([
    ['parentheses', `${'('.repeat(1000)}1${')'.repeat(1000)}`],
    ['negations', `${'!'.repeat(3900)}a`],
    ['a chain', `1${'+1'.repeat(1900)}`],
    ['a path', `a${'.b'.repeat(1900)}`],
    ['a text', `"${'x'.repeat(5000)}"`],
    ['lists', `${'['.repeat(1900)}${']'.repeat(1900)}`],
    ['a long list', `[${'1,'.repeat(1500)}1]`],
  ])('P23 stops at %s that never ends', (_title, text) => {
    expect(parseExpression(text).diagnostic?.code).toBe('PAGE_EXPRESSION_LIMIT');
  });
});
