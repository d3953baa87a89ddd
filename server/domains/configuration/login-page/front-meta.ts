import type { Schemas } from '#openapi';
import { isObject } from '#schemas';
import type { Inheritance, Value } from '../kind/value.ts';

export type FrontMeta = Schemas['LoginPageFrontMeta'];

/** The sign-in page before any change (CFG-02, CFG-03, CFG-05, CFG-08, CFG-10). The same values are the schema's defaults. */
export const shipped: FrontMeta = {
  logoUrl: '',
  loginLocation: 'center',
  openVerCode: true,
  openRememberAccPwd: true,
  carouselList: [],
  platformCarouselList: [],
  customerCarouselList: [],
  isPlatformLogin: true,
  copyrightList: [{ content: '' }],
  copyrightColor: '#595959',
  bgType: 0,
  bgColor: '#e6f4ff',
  bgImg: '',
};

/** Fields that are not stored, because they follow from the others. */
const derived = ['carouselList', 'isPlatformLogin'];

const without = (value: Value, names: readonly string[]): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** The fields that are chosen. */
export const withoutDerived = (value: Value): Value => without(value, derived);

const known = (value: Value | null): Value =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(shipped, name))) : {};

/**
 * The whole page from a stored value. The platform's images always come from the platform, and the page shows them
 * before the customer's (CFG-07, CFG-13).
 */
export function composed(stored: Value, { isPlatform, platform }: Inheritance): FrontMeta {
  // Safe: only checked values are stored, and what an older release did not store yet is filled in.
  const meta = { ...shipped, ...known(stored) } as FrontMeta;
  const ofPlatform = isPlatform ? meta : ({ ...shipped, ...known(platform) } as FrontMeta);
  return {
    ...meta,
    platformCarouselList: ofPlatform.platformCarouselList,
    carouselList: [...ofPlatform.platformCarouselList, ...meta.customerCarouselList],
    isPlatformLogin: isPlatform,
  };
}

/** The page that holds while a workspace has published none: the platform's, else the shipped one. */
export function inheritedPage({ platform }: Inheritance): FrontMeta {
  return composed(platform ?? {}, { isPlatform: true, platform });
}

/** What is stored of a page: whole, so that a later change above does not shine through, but nothing derived. */
export function storedForm(sent: Value, above: Inheritance): Value {
  const complete = { ...inheritedPage(above), ...sent };
  return without(complete, above.isPlatform ? derived : [...derived, 'platformCarouselList']);
}
