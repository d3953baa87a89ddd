import { parse } from '@formatjs/icu-messageformat-parser';
import type { Texts } from './shipped.ts';

/** Texts as the browser formats them: ICU messages as syntax trees, plain ones as they are. */
export function compiledTexts(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      /[{}<']/.test(text) ? parse(text, { captureLocation: false }) : text,
    ]),
  );
}
