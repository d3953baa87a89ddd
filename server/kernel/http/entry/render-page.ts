import { themeCss } from '#engine/runtime';
import type { PrerenderedScreen } from '#openapi';
import type { BootData } from '../../documents/boot-data.ts';
import { type Build, filesOfPage } from './build.ts';

export interface PageContent {
  boot: BootData;
  nonce: string;
  /** What is shown before the program is here. */
  prerendered?: PrerenderedScreen | undefined;
}

/** The entry page of one request: the template with its language, theme, first screen, data block and early loads. */
export function renderPage({ template, manifest }: Build, { boot, nonce, prerendered }: PageContent): string {
  const widgets = new Set([...(boot.document?.widgets ?? []), ...(boot.layout?.widgets ?? [])]);
  const { scripts, styles } = filesOfPage(manifest, { widgets, withRest: boot.frame === 'app' && !boot.document });
  const fresh = (file: string): boolean => !template.includes(`/${file}"`);
  const head = [
    // The name under which Vite's loader and the app look for the nonce.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    // The app writes another theme into the same element, whose nonce stays good.
    `<style id="pagewright-theme" nonce="${nonce}">${themeCss(boot.env.theme.variables)}</style>`,
    ...styles.filter(fresh).map((file) => `<link rel="stylesheet" crossorigin href="/${escaped(file)}">`),
    ...scripts.filter(fresh).map((file) => `<link rel="modulepreload" crossorigin href="/${escaped(file)}">`),
  ];
  const opening = `<html lang="${escaped(boot.locale)}" data-theme="${escaped(boot.env.theme.base)}">`;
  const data = `<script type="application/json" id="pagewright-boot">${dataBlock(boot)}</script>`;
  // Functions as replacements: `$&` in a text is no pattern.
  const page = template
    .replace(/<html[^>]*>/, () => opening)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    // After the first screen, which needs none of it to be shown.
    .replace('</body>', () => `${data}\n</body>`);
  return prerendered ? withScreen(page, { prerendered, nonce, early: manifest[earlyScript]?.file }) : page;
}

/** Records what happens on a prerendered screen until the program runs, and starts the program. */
const earlyScript = 'app/prerender/early.ts';
const programTag = /<script type="module"[^>]* src="([^"]*)"><\/script>/;

interface Screen {
  prerendered: PrerenderedScreen;
  nonce: string;
  early: string | undefined;
}

/** The page with its first screen in it, whose program begins when that was shown. */
function withScreen(page: string, { prerendered, nonce, early }: Screen): string {
  const program = programTag.exec(page)?.[1];
  if (early === undefined || program === undefined) return page;
  const head = [
    `<link rel="modulepreload" crossorigin href="${program}">`,
    ...(prerendered.css ? [`<style id="pagewright-prerendered" nonce="${nonce}">${prerendered.css}</style>`] : []),
    `<script src="/${escaped(early)}" data-program="${program}"></script>`,
  ];
  return page
    .replace(programTag, () => head.join('\n'))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${prerendered.title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${prerendered.html}</div>`);
}

/** JSON that cannot end its script element or begin a comment, whatever texts it holds. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
