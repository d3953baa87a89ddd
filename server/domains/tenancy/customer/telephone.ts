import { Failure } from '#server/kernel/errors/index.ts';

/** Mobile numbers of mainland China have 11 digits and begin with 13 to 19; others are checked by their length only. */
const chineseMobile = /^1[3-9]\d{9}$/;

/** Throws `telephone_refused` for a number that the prefix does not have (VAL-09); empty is none. */
export function requireTelephone(telephone: string, countryCode: string): void {
  if (telephone === '' || countryCode !== '+86' || chineseMobile.test(telephone)) return;
  throw new Failure('telephone_refused', undefined, { pointer: '/telephone' });
}
