import { isObject, nearest, pointerTo } from '#schemas';
import base from '../../document/generated/theme-base.json' with { type: 'json' };
import { checkText } from './text.ts';
import { leastContrast, schemes, shippedColours, themeNames } from '#engine/written';
import { weakColours } from '#engine/written';
import { checkFreeValue } from './value.ts';
import { noNodes, type Scope } from './scope.ts';
import type { Walk } from './walk.ts';

const scope: Scope = { roots: {}, reach: undefined, dialogs: {}, drawers: {}, data: [], actions: [], nodes: noNodes };

/** Checks names and contrast of a theme: each colour against every background and foreground that it is used with. */
export function checkTheme(walk: Walk, source: Record<string, unknown>): void {
  if (isObject(source.title)) checkText(walk, source.title, '/title', scope, checkFreeValue);
  const name = typeof source.base === 'string' ? source.base : 'Default';
  if (!themeNames.includes(name)) addUnknown(walk, 'theme', name, themeNames, '/base');
  for (const scheme of schemes) {
    checkNames(walk, source[scheme], Object.keys(shippedColours(source.base, scheme)), { kind: 'colour', at: scheme });
    for (const { scheme: weak, token, ink, ground, ratio } of weakColours(source))
      if (weak === scheme)
        walk.diagnostics.add('PAGE_THEME_CONTRAST', `/${scheme}/${token}`, {
          ink,
          ground,
          ratio,
          least: leastContrast,
        });
  }
  checkNames(walk, source.sizes, Object.keys(base.sizes), { kind: 'size', at: 'sizes' });
}

function checkNames(
  walk: Walk,
  given: unknown,
  known: readonly string[],
  { kind, at }: { kind: string; at: string },
): void {
  for (const name of Object.keys(isObject(given) ? given : {}))
    if (!known.includes(name)) addUnknown(walk, kind, name, known, pointerTo(`/${at}`, name));
}

function addUnknown(walk: Walk, kind: string, name: string, known: readonly string[], pointer: string): void {
  const meant = nearest(name, known);
  walk.diagnostics.add(
    'PAGE_REFERENCE_UNKNOWN',
    pointer,
    { kind, name: name.slice(0, 60) },
    meant && `Did you mean "${meant}"?`,
  );
}
