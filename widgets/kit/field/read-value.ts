/** How the value of a field is read from whatever is bound: for `useControllableState`. */

export type Scalar = string | number | boolean;

/** One chosen value; undefined for anything else. */
export function asScalar(value: unknown): Scalar | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** A yes or no; anything but true counts as no. */
export const asFlag = (value: unknown): boolean => value === true;

const empty: readonly unknown[] = [];

/** A list; anything else counts as an empty one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : empty);
