import { type Html, html, prose } from './html.ts';
import type { Words } from './words/en-US.ts';

/** A sentence of the contract, which is English whatever the language of the page. */
export function told(text: unknown, { language }: Words): Html | undefined {
  if (typeof text !== 'string') return undefined;
  return language === 'en-US' ? prose(text) : html`<span lang="en-US">${prose(text)}</span>`;
}
