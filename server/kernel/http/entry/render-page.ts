import { themeCss } from '#engine/document';
import type { PrerenderedScreen } from '#openapi';
import type { BootData } from '../../documents/boot-data.ts';
import { type Build, filesOfPage } from './build.ts';
import { skeletonHtml, type SkeletonAside, skeletonStyle } from './skeleton.ts';

/** Light or dark from the first frame on; `auto` leaves it to the browser, which follows the system by media query. */
export type PageScheme = 'auto' | 'light' | 'dark';

export interface PageContent {
  boot: BootData;
  nonce: string;
  scheme: PageScheme;
  /** What is shown before the program is loaded. */
  prerendered?: PrerenderedScreen | undefined;
  /** What is beside the page that the program will show; absent: nothing is shown until then. */
  skeleton?: SkeletonAside | undefined;
}

/** The entry page of one request: language, theme, first screen, boot data and what the browser fetches at once. */
export function renderPage(build: Build, { boot, nonce, scheme, prerendered, skeleton }: PageContent): string {
  const { program, icon } = build;
  const theme = boot.application?.theme ?? boot.env.theme;
  const widgets = new Set([...(boot.document?.widgets ?? []), ...(boot.layout?.widgets ?? [])]);
  const more = filesOfPage(build, { widgets, withDeferred: boot.frame === 'app' && !boot.document });
  const [start = '', ...imported] = program.scripts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${scheme === 'auto' ? 'light dark' : scheme}">`,
    `<link rel="icon" type="image/svg+xml" href="${escaped(icon)}">`,
    `<title>${prerendered?.title ?? 'Pagewright'}</title>`,
    ...(prerendered ? startAfterScreen(build, { prerendered, nonce }) : [moduleScript(start)]),
    ...imported.map(modulePreload),
    ...program.styles.map(styleSheet),
    // The name under which Vite's loader and the app look for the nonce.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    // The app writes another theme into the same element, whose nonce remains valid.
    `<style id="pagewright-theme" nonce="${nonce}">${themeCss(theme.variables)}</style>`,
    ...(skeleton ? [skeletonStyle(nonce)] : []),
    ...more.styles.map(styleSheet),
    ...more.scripts.map(modulePreload),
  ];
  // The data comes after the first screen, which needs none of it to be shown.
  return `<!doctype html>
<html lang="${escaped(boot.locale)}" data-theme="${escaped(theme.base)}" data-scheme="${scheme}">
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${prerendered?.html ?? ''}</div>
${skeleton ? `${skeletonHtml({ aside: skeleton, texts: textsOf(boot) })}\n` : ''}<script type="application/json" id="pagewright-boot">${dataBlock(boot)}</script>
</body>
</html>
`;
}

function textsOf({ messages }: BootData) {
  const text = (id: string): string => {
    const message: unknown = Reflect.get(messages, id);
    return typeof message === 'string' ? escaped(message) : '';
  };
  return { why: `${text('app.failure.title')} ${text('app.failure.text')}`, retry: text('app.failure.retry') };
}

/** The program is fetched at once, and started by a script that first records what is done on the prerendered screen. */
function startAfterScreen(
  { program, early }: Build,
  { prerendered, nonce }: { prerendered: PrerenderedScreen; nonce: string },
): string[] {
  const [start = ''] = program.scripts;
  return [
    modulePreload(start),
    ...(prerendered.css ? [`<style id="pagewright-prerendered" nonce="${nonce}">${prerendered.css}</style>`] : []),
    `<script src="/${escaped(early)}" data-program="/${escaped(start)}"></script>`,
  ];
}

const moduleScript = (file: string): string => `<script type="module" crossorigin src="/${escaped(file)}"></script>`;
const modulePreload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${escaped(file)}">`;
const styleSheet = (file: string): string => `<link rel="stylesheet" crossorigin href="/${escaped(file)}">`;

/** JSON that cannot end its script element or begin a comment, whatever texts it holds. */
function dataBlock(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
