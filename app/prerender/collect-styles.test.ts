import { describe, expect, test } from 'vitest';
import { collectStyles } from './collect-styles.ts';

describe('styles of a drawn screen', () => {
  test('P18 move into rules, so that no element brings its own', () => {
    expect(collectStyles('<p style="color:red">a</p><p>b</p><p id="c" style="width:50%;--pw-x:1">c</p>')).toEqual({
      html: '<p data-prerendered="0">a</p><p>b</p><p id="c" data-prerendered="1">c</p>',
      css: '#root [data-prerendered="0"]{color:red}\n#root [data-prerendered="1"]{width:50%;--pw-x:1}',
    });
  });

  test('are written as they were meant', () => {
    expect(collectStyles('<p style="background-image:url(&quot;/a?b&amp;c&quot;)"></p>').css).toBe(
      '#root [data-prerendered="0"]{background-image:url("/a?b&c")}',
    );
  });

  test('with texts, brackets and fractions in them', () => {
    const { css } = collectStyles(`<p style="grid-area:1/2/3/4;width:calc((1px + 2px)*2);font-family:'a (b'"></p>`);
    expect(css).toBe(`#root [data-prerendered="0"]{grid-area:1/2/3/4;width:calc((1px + 2px)*2);font-family:'a (b'}`);
  });

  test('a text that looks like one stays', () => {
    const html = '<p>&quot; style=&quot;color:red&quot;</p>';
    expect(collectStyles(html)).toEqual({ html, css: '' });
  });

  test.each([
    'color:red}body{display:none',
    '@import x',
    '&lt;/style&gt;',
    'content:\\22',
    'a:b{',
    'width:1px/*',
    'width:calc(1px',
    'content:&quot;a',
    'content:&quot;a\nb&quot;',
    'background:url(a b)',
    'background:url(a',
    'a:b)',
    'a:b<!--',
  ])('P18 what could leave its rule is refused: %s', (style) => {
    expect(() => collectStyles(`<p style="${style}"></p>`)).toThrow(/style that is none/);
  });
});
