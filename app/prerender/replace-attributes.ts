import { Parser } from 'htmlparser2';

/**
 * The markup with some attributes replaced. `replace` gets an attribute's value without escapes, and returns the text to write in
 * place of the attribute, or undefined to keep it. Everything else stays as it was written.
 */
export function replaceAttributes(html: string, replace: (name: string, value: string) => string | undefined): string {
  const pieces: string[] = [];
  let done = 0;
  const parser = new Parser({
    onattribute(name, value) {
      const replacement = replace(name, value);
      if (replacement === undefined) return;
      pieces.push(html.slice(done, parser.startIndex), replacement);
      done = parser.endIndex;
    },
  });
  parser.end(html);
  pieces.push(html.slice(done));
  return pieces.join('');
}
