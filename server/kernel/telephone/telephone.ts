import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { Failure } from '../errors/index.ts';

/** Mobile numbers of mainland China: 11 digits that begin with 13 to 19 (VAL-09). */
const chinese = /^1[3-9]\d{9}$/;

/** True for a mobile number of this very prefix, as its country numbers them (VAL-09). */
function isMobile(telephone: string, countryCode: string): boolean {
  if (countryCode === '+86') return chinese.test(telephone);
  const number = parsePhoneNumberFromString(countryCode + telephone);
  return number !== undefined && `+${number.countryCallingCode}` === countryCode && number.isValid();
}

/** Throws `telephone_refused` for a number that is no mobile number of its prefix (VAL-08); empty is none. */
export function requireTelephone(telephone: string, countryCode: string, pointer = '/telephone'): void {
  if (telephone !== '' && !isMobile(telephone, countryCode))
    throw new Failure('telephone_refused', undefined, { pointer });
}
