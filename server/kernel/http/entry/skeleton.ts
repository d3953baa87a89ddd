/** The frame of a page that is on its way: what is beside the page, and how it is left. */
export type SkeletonAside = 'open' | 'closed' | 'none';

/** What the browser shows until the first screen is complete: the outlines of header, aside and page where they will be. */
interface SkeletonParts {
  aside: SkeletonAside;
  /** Why nothing came, after a while, and the word on the link that asks for the page again. */
  texts: { why: string; retry: string };
}

/**
 * Shown while `#root` is empty, or has nothing but the program's own sign that it is loading, which stays for screen readers. It is no
 * part of `#root`: what is in there the program takes for its first screen.
 */
const css = `#pagewright-skeleton{display:none;position:fixed;inset:0;flex-direction:column;background:var(--pw-canvas)}
body:has(>#root:empty)>#pagewright-skeleton,body:has(>#root>output)>#pagewright-skeleton{display:flex}
body:has(>#pagewright-skeleton)>#root>output{position:absolute;clip-path:inset(50%)}
#pagewright-skeleton [data-bar]{display:flex;flex:none;align-items:center;gap:12px;height:var(--pw-header);padding:0 16px;border-bottom:1px solid var(--pw-border);background:var(--pw-surface)}
#pagewright-skeleton [data-bar] i:last-child{width:28px;margin-inline-start:auto;border-radius:50%}
#pagewright-skeleton>[data-bar]+div{display:flex;flex:1;min-height:0}
#pagewright-skeleton [data-aside]{flex:none;width:var(--pw-aside-closed);padding:20px;border-inline-end:1px solid var(--pw-border);background:var(--pw-surface);overflow:hidden}
#pagewright-skeleton [data-aside=open]{width:var(--pw-aside)}
#pagewright-skeleton [data-page]{flex:1;width:100%;max-width:1280px;margin:0 auto;padding:clamp(16px,2.4vw,32px)}
#pagewright-skeleton [data-aside]+[data-page]{margin:0 auto 0 0}
#pagewright-skeleton i{display:block;height:16px;margin-block-end:20px;border-radius:var(--pw-radius-sm);background:var(--pw-border);animation:pw-breathe 1.2s ease-in-out .2s infinite alternate both}
#pagewright-skeleton [data-bar] i{width:120px;height:28px;margin:0}
#pagewright-skeleton [data-page] i{height:96px;border-radius:var(--pw-radius-lg)}
#pagewright-skeleton [data-page] i:first-child{width:min(280px,60%);height:32px}
#pagewright-skeleton p{position:absolute;inset:auto 0 0;margin:0;padding:16px;background:var(--pw-surface);text-align:center;animation:pw-appear 0s 20s both}
@keyframes pw-breathe{from{opacity:0}to{opacity:1}}
@keyframes pw-appear{from{visibility:hidden}to{visibility:visible}}
@media (max-width:991px){#pagewright-skeleton [data-aside]{display:none}}
@media (prefers-reduced-motion:reduce){#pagewright-skeleton i{animation:none}}`;

const bars = (count: number): string => '<i></i>'.repeat(count);

/** Its style, for the head of the page. */
export const skeletonStyle = (nonce: string): string => `<style nonce="${nonce}">${css}</style>`;

/** Its element, after `#root`. Everything but the way out after twenty seconds is for the eye alone. */
export function skeletonHtml({ aside, texts }: SkeletonParts): string {
  const beside = aside === 'none' ? '' : `<div data-aside="${aside}">${bars(6)}</div>`;
  return `<div id="pagewright-skeleton"><div data-bar aria-hidden="true">${bars(2)}</div><div aria-hidden="true">${beside}<div data-page>${bars(4)}</div></div><p>${texts.why} <a href="">${texts.retry}</a></p></div>`;
}
