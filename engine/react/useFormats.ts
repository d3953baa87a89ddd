import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createFormats, type Formats } from './formats.ts';

/** Writes numbers, moments and lists in the language around: `formats.number(0.5, { style: 'percent' })`. */
export function useFormats(): Formats {
  const { locale, timeZone } = useIntl();
  return useMemo(() => createFormats({ locale, timeZone }), [locale, timeZone]);
}
