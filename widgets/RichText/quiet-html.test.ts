import { expect, test } from 'vitest';
import { quietHtml } from './editor.ts';

test.each([
  ['<p style="color: red" onclick="x">a</p>', '<p data-style="color: red" data-onclick="x">a</p>'],
  ['<img/onerror=x src=y>', '<img/data-onerror=x src=y>'],
  ['<STYLE>p { color: red }</STYLE ><b>style = on = </b>', '<b>style = on = </b>'],
])('quietHtml makes data of styles and handlers: %s', (html, quiet) => {
  expect(quietHtml(html)).toBe(quiet);
});
