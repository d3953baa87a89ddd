import type { CSSProperties } from 'react';

interface TokenKind {
  /** The class of its sample. */
  sample: 'colour' | 'letters' | 'length' | 'corner' | 'shadow' | 'none';
  letters?: string;
  style(name: string): CSSProperties;
  /** Its value, from the computed style of the sample. */
  computed(style: CSSStyleDeclaration, name: string): string;
}

const written = (style: CSSStyleDeclaration, name: string): string => style.getPropertyValue(name).trim();

const colour: TokenKind = {
  sample: 'colour',
  style: (name) => ({ background: `var(${name})` }),
  computed: ({ backgroundColor }) => hexOf(backgroundColor),
};
const letters = (style: (name: string) => CSSProperties, computed: TokenKind['computed']): TokenKind => ({
  sample: 'letters',
  letters: 'Ag 永',
  style,
  computed,
});

/** The first that fits; what nothing fits is a colour. */
const kinds: readonly (readonly [RegExp, TokenKind])[] = [
  [/^--pw-font/, letters((name) => ({ fontFamily: `var(${name})` }), written)],
  [
    /^--pw-text-/,
    letters(
      (name) => ({ fontSize: `var(${name})` }),
      (style, name) => `${written(style, name)}, ${style.fontSize}`,
    ),
  ],
  [/^--pw-weight-/, letters((name) => ({ fontWeight: `var(${name})` }), written)],
  [
    /^--pw-(space-|control|header|aside)/,
    { sample: 'length', style: (name) => ({ inlineSize: `min(var(${name}), 240px)` }), computed: written },
  ],
  [
    /^--pw-radius-/,
    { sample: 'corner', style: (name) => ({ borderStartStartRadius: `var(${name})` }), computed: written },
  ],
  [/^--pw-(shadow-|ring)/, { sample: 'shadow', style: (name) => ({ boxShadow: `var(${name})` }), computed: () => '' }],
  [/^--pw-(ease|fast|slow)/, { sample: 'none', style: () => ({}), computed: written }],
];

export const kindOf = (name: string): TokenKind => kinds.find(([pattern]) => pattern.test(name))?.[1] ?? colour;

/** `rgb(20, 23, 31)` as `#14171f`; a colour that lets something through stays as it is. */
function hexOf(computed: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1).map(Number);
  return parts ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : computed;
}
