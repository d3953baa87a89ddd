import { Failure } from '../../errors/index.ts';

/** Mobile numbers of mainland China: 11 digits that begin with 13 to 19 (VAL-09). */
const chinese = /^1[3-9]\d{9}$/;
/** What the international numbering plan leaves to a number beside its prefix. */
const longest = 15;

/** Throws `telephone_refused` for a number that cannot be a mobile number of its prefix (VAL-08); empty is none. */
export function requireTelephone(telephone: string, countryCode: string, pointer = '/telephone'): void {
  if (telephone === '') return;
  const isRight =
    countryCode === '+86' ? chinese.test(telephone) : telephone.length + countryCode.length - 1 <= longest;
  if (!isRight) throw new Failure('telephone_refused', undefined, { pointer });
}
