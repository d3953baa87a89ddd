import { type Html, html } from './html.ts';

/** A piece of code that a keyboard can scroll, with its name for those who do not see it. */
export function exampleBlock(name: string, code: string): Html {
  return html`<pre tabindex="0" role="group" aria-label="${name}"><code>${code}</code></pre>`;
}
