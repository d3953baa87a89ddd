import { isObject } from '#schemas';
import { contrast, textPairs } from './contrast.ts';
import { givenColours, leastContrast, type Scheme, schemes, themeColours } from './theme-colours.ts';

/** Text of a theme that cannot be read well. */
export interface WeakColour {
  scheme: Scheme;
  /** The colour of the document that is reported: the ink, or the ground when only that is the document's own. */
  token: string;
  ink: string;
  ground: string;
  /** Cut, not rounded: 4.49 must not read as 4.5. */
  ratio: string;
}

/** Each colour of a theme document against every background and foreground that it is used with; one diagnostic per colour. */
export function weakColours(source: unknown): WeakColour[] {
  if (!isObject(source)) return [];
  return schemes.flatMap((scheme) => {
    const colours = themeColours(source, scheme);
    const given = givenColours(source, scheme);
    const ratioOf = (ink: string, ground: string): number =>
      contrast(colours[ink] ?? '#000000', colours[ground] ?? '#000000');
    return Object.keys(given).flatMap((token) => {
      // A pair of which both are given is said of its ink.
      const weak = textPairs.find(
        ([ink, ground]) =>
          (ink === token || (ground === token && !Object.hasOwn(given, ink))) && ratioOf(ink, ground) < leastContrast,
      );
      if (!weak) return [];
      const [ink, ground] = weak;
      const ratio = (Math.floor(ratioOf(ink, ground) * 100) / 100).toFixed(2);
      return [{ scheme, token, ink, ground, ratio }];
    });
  });
}
