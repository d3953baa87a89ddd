/** Reads the design tokens and the shipped themes from the style sheets, for the checker of theme documents. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { toJson, writeGenerated } from './files.ts';

/** On light and on dark ground. */
type Colours = Record<string, [string, string]>;

/** `--pw-x: #hex` and `--pw-x: light-dark(#hex, #hex)` of a block. */
function colours(css: string): Colours {
  const found = css.matchAll(/--pw-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return Object.fromEntries(
    [...found].map(([, name = '', light = '', dark = '', both]) => [name, [both ?? light, both ?? dark]]),
  );
}

export async function generateThemeBase(): Promise<void> {
  const tokens = await readFile(join(root, 'app/theme/tokens.css'), 'utf8');
  const sheets = ['app/theme/default.css', 'app/theme/themes.css'].map((path) => readFile(join(root, path), 'utf8'));
  const themes = (await Promise.all(sheets)).join('\n');
  const blocks = themes.matchAll(/\[data-theme="(\w+)"\] \{([^}]*)\}/g);
  const sizes = [...tokens.matchAll(/--pw-([\w-]+): (\d+)px;/g)].map(([, name = '', pixels]) => [name, Number(pixels)]);
  const base = {
    colours: colours(tokens),
    sizes: Object.fromEntries(sizes),
    themes: Object.fromEntries([...blocks].map(([, name = '', block = '']) => [name, colours(block)])),
  };
  await writeGenerated('engine/document/generated/theme-base.json', toJson(base));
}
