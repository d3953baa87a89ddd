import { themeCss } from '#engine/core';
import type { BootData } from './boot-data.ts';
import { type Build, filesOfPage } from './build.ts';

/** The entry page of one request: the template with its language, theme, data block and early loads. */
export function renderPage({ template, manifest }: Build, { boot, nonce }: { boot: BootData; nonce: string }): string {
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
    `<script type="application/json" id="pagewright-boot">${dataBlock(boot)}</script>`,
  ];
  const opening = `<html lang="${escaped(boot.locale)}" data-theme="${escaped(boot.env.theme.base)}">`;
  // Functions as replacements: `$&` in a text is no pattern.
  return template.replace(/<html[^>]*>/, () => opening).replace('</head>', () => `${head.join('\n')}\n</head>`);
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
