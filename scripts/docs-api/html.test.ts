import { describe, expect, test } from 'vitest';
import { html, joined, movedUp, prose } from './html.ts';

describe('markup', () => {
  test('P20 escapes what is put into it, unless it is markup', () => {
    const inner = html`<b>${'<i>&"\''}</b>`;
    expect(inner.markup).toBe('<b>&lt;i&gt;&amp;&quot;&#39;</b>');
    expect(html`${inner}${undefined}${false}${3}${[inner]}`.markup).toBe(`${inner.markup}3${inner.markup}`);
    expect(joined([inner, inner], ' < ').markup).toBe(`${inner.markup} &lt; ${inner.markup}`);
  });

  test('P20 makes code and links of sentences, links only to pages beside', () => {
    expect(prose('a `<b>` c').markup).toBe('a <code>&lt;b&gt;</code> c');
    expect(prose('see [the guide](guide.html#keys)').markup).toBe('see <a href="guide.html#keys">the guide</a>');
    for (const text of [
      '[x](javascript:alert(1))',
      '[x](https://evil.test/a.html)',
      '[x](//evil.html)',
      '`[x](a.html)`',
    ]) {
      expect(prose(text).markup).not.toContain('<a');
    }
  });

  test('moves relative addresses into a folder, and leaves places, schemes and texts alone', () => {
    const text = html`<a href="a.html"><img src="../b.svg"><a href="#c"><a href="https://d"><p>${' href="e"'}</p>`;
    expect(movedUp(text.markup, 'api/')).toBe(
      '<a href="api/a.html"><img src="api/../b.svg"><a href="#c"><a href="https://d"><p> href=&quot;e&quot;</p>',
    );
  });
});
