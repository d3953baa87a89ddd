import { useLanguage } from './contexts.ts';
import type { Formats } from './formats.ts';

/** Writes numbers, moments and lists in the language around: `formats.number(0.5, { style: 'percent' })`. */
export function useFormats(): Formats {
  return useLanguage().formats;
}
