import { tokenize, TokenType } from '@csstools/css-tokenizer';
import { replaceAttributes } from './replace-attributes.ts';

/** What no list of declarations needs, and what could end its rule or begin another one. */
const refused: ReadonlySet<TokenType> = new Set([
  TokenType.AtKeyword,
  TokenType.OpenCurly,
  TokenType.CloseCurly,
  TokenType.CDO,
  TokenType.CDC,
  TokenType.Comment,
  TokenType.BadString,
  TokenType.BadURL,
]);

/** Whether these are declarations with whole texts and brackets: nothing that could end their rule, or take the next one in. */
function arePlain(declarations: string): boolean {
  // The rules become the text of a style element, which `<` could end even inside a string.
  if (declarations.includes('<') || declarations.includes('\\')) return false;
  let isPlain = true;
  let depth = 0;
  const onParseError = (): void => {
    isPlain = false;
  };
  for (const [type] of tokenize({ css: declarations }, { onParseError })) {
    if (type === TokenType.Function || type === TokenType.OpenParen) depth += 1;
    if (type === TokenType.CloseParen) depth -= 1;
    if (refused.has(type) || depth < 0) return false;
  }
  return isPlain && depth === 0;
}

/**
 * Moves the styles of single elements into rules of a style element that the policy allows by its nonce. The elements
 * are numbered by `data-prerendered`, and `takeOver` gives them their styles back. Throws on a style that is no plain list of
 * declarations.
 */
export function collectStyles(html: string): { html: string; css: string } {
  const rules: string[] = [];
  const moved = replaceAttributes(html, (name, declarations) => {
    if (name !== 'style') return undefined;
    if (!arePlain(declarations)) throw new Error(`A screen was drawn with a style that is none: ${declarations}`);
    const number = rules.push(declarations) - 1;
    return `data-prerendered="${number}"`;
  });
  return { html: moved, css: rules.map(ruleOf).join('\n') };
}

/** As strong as a style sheet can be without `!important`: an element's own style goes before its classes. */
const ruleOf = (declarations: string, number: number): string =>
  `#root [data-prerendered="${number}"]{${declarations}}`;
