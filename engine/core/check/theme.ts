import { isObject, nearest, own } from '#schemas';
import base from '../generated/theme-base.json' with { type: 'json' };
import { contrast, textPairs } from './contrast.ts';
import { checkText } from './text.ts';
import { checkFreeValue } from './value.ts';
import type { Scope, Walk } from './walk.ts';

const scope: Scope = { roots: {}, reach: undefined, dialogs: {}, drawers: {}, data: [], actions: [], nodes: new Set() };
/** WCAG 2 AA for text. */
const least = 4.5;
const colour = /^#[0-9a-fA-F]{6}$/;

type Colours = Readonly<Record<string, readonly string[]>>;
// Safe: the generator writes these shapes; JSON imports lose the length of lists.
const shipped: Colours = base.colours;
const themes: Readonly<Record<string, Colours>> = base.themes;

/** Checks names and contrast of a theme: each colour against everything that it stands on or that stands on it. */
export function checkTheme(walk: Walk, source: Record<string, unknown>): void {
  if (isObject(source.title)) checkText(walk, source.title, '/title', scope, checkFreeValue);
  const name = typeof source.base === 'string' ? source.base : 'Default';
  const ground = own(themes, name);
  if (!ground) addUnknown(walk, 'theme', name, Object.keys(themes), '/base');
  const colours = { ...shipped, ...(ground ?? themes.Default) };
  for (const [at, scheme] of ['light', 'dark'].entries()) checkScheme(walk, source[scheme], scheme, at, colours);
  for (const size of Object.keys(isObject(source.sizes) ? source.sizes : {}))
    if (!base.sizes.includes(size)) addUnknown(walk, 'size', size, base.sizes, `/sizes/${size}`);
}

function checkScheme(walk: Walk, given: unknown, scheme: string, at: number, colours: Colours): void {
  if (!isObject(given)) return;
  const colourOf = (token: string): string => {
    const chosen = own(given, token);
    return typeof chosen === 'string' && colour.test(chosen) ? chosen : (colours[token]?.[at] ?? '#000000');
  };
  for (const token of Object.keys(given)) {
    const pointer = `/${scheme}/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!Object.hasOwn(colours, token)) {
      addUnknown(walk, 'colour', token, Object.keys(colours), pointer);
      continue;
    }
    // One fault for one colour; and a pair of which both are given is said of its ink.
    const weak = textPairs.find(
      ([ink, ground]) =>
        (ink === token || (ground === token && !Object.hasOwn(given, ink))) &&
        contrast(colourOf(ink), colourOf(ground)) < least,
    );
    if (!weak) continue;
    const [ink, ground] = weak;
    const ratio = contrast(colourOf(ink), colourOf(ground)).toFixed(2);
    walk.faults.add('PAGE_THEME_CONTRAST', pointer, { ink, ground, ratio, least });
  }
}

function addUnknown(walk: Walk, kind: string, name: string, known: readonly string[], pointer: string): void {
  const meant = nearest(name, known);
  walk.faults.add(
    'PAGE_REFERENCE_UNKNOWN',
    pointer,
    { kind, name: name.slice(0, 60) },
    meant && `Did you mean "${meant}"?`,
  );
}
