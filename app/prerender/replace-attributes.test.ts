import { expect, test } from 'vitest';
import { replaceAttributes } from './replace-attributes.ts';

test('replaceAttributes hands over values without escapes, and keeps all other markup as it was written', () => {
  const seen: string[] = [];
  const markup = `<p id=a title='1 &lt; 2' hidden>x="1" &amp; y<br/></p><textarea><b id="no"></textarea><!-- <i id="no"> -->`;
  const replaced = replaceAttributes(markup, (name, value) => {
    seen.push(`${name} ${value}`);
    return name === 'title' ? 'lang="en"' : undefined;
  });
  expect(seen).toEqual(['id a', 'title 1 < 2', 'hidden ']);
  expect(replaced).toBe(markup.replace("title='1 &lt; 2'", 'lang="en"'));
});
