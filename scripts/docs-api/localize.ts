import { type Html, html, prose } from './html.ts';
import type { Labels } from './labels/en-US.ts';

/** A sentence of the contract, which is English whatever the language of the page. */
export function localize(text: unknown, { language }: Labels): Html | undefined {
  if (typeof text !== 'string') return undefined;
  return language === 'en-US' ? prose(text) : html`<span lang="en-US">${prose(text)}</span>`;
}
