const styled = / style="([^"]*)"/g;
const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Whether these are declarations with whole texts and brackets: nothing that could end their rule, or take the next one in. */
function arePlain(declarations: string): boolean {
  if (/[{}<>\\@\n\r\f]/.test(declarations)) return false;
  let remaining = declarations.replace(/"[^"]*"|'[^']*'/g, '');
  if (remaining.includes('/*')) return false;
  for (let before = ''; before !== remaining; ) {
    before = remaining;
    remaining = remaining.replace(/\([^()]*\)/g, '');
  }
  return !/["'()]/.test(remaining);
}

/**
 * Moves the styles of single elements into rules of a style element that the policy allows by its nonce. The
 * elements are numbered by `data-prerendered`, and `restoreStyles` gives them back what is theirs. Throws on a style that is no plain
 * list of declarations.
 */
export function collectStyles(html: string): { html: string; css: string } {
  const rules: string[] = [];
  // React escapes quotation marks in texts and attributes alike: what looks like an attribute is one.
  const moved = html.replace(styled, (_, escaped: string) => {
    const declarations = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
    if (!arePlain(declarations)) throw new Error(`A screen was drawn with a style that is none: ${declarations}`);
    const number = rules.push(declarations) - 1;
    return ` data-prerendered="${number}"`;
  });
  return { html: moved, css: rules.map(ruleOf).join('\n') };
}

/** As strong as a style sheet can be without `!important`: an element's own style goes before its classes. */
const ruleOf = (declarations: string, number: number): string =>
  `#root [data-prerendered="${number}"]{${declarations}}`;

/** Gives the elements of a prerendered screen their own styles, as React expects them. */
export function restoreStyles(root: Element, sheet: HTMLStyleElement | null): void {
  const rules = Array.from(sheet?.sheet?.cssRules ?? []);
  for (const element of root.querySelectorAll<HTMLElement>('[data-prerendered]')) {
    const rule = rules[Number(element.dataset['prerendered'])];
    if (rule instanceof CSSStyleRule) element.style.cssText = rule.style.cssText;
    delete element.dataset['prerendered'];
  }
  sheet?.remove();
}
