import type { Schemas } from '#openapi';
import { isObject, own, sameJson } from '#schemas';
import type { Inheritance, Value } from '../kind/value.ts';
import { ownTexts, type Texts, textsOf, textsOver } from './texts.ts';

export type FrontMeta = Schemas['LoginPageFrontMeta'];

/** The sign-in page before any change (CFG-02, CFG-03, CFG-05, CFG-08, CFG-10). The same values are the schema's defaults. */
export const shipped: FrontMeta = {
  logoUrl: '',
  loginLocation: 'center',
  openVerCode: true,
  openRememberAccPwd: true,
  openForgotPassword: true,
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

/** The words are optional: a page that has none shows the shipped ones. */
const withTexts = <Page extends Value>(page: Page, texts: Texts | undefined): Page =>
  // Safe: the same page, of which one field is exchanged.
  ({ ...without(page, ['texts']), ...(texts && { texts }) }) as unknown as Page;

const known = (value: Value | null): Value =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(shipped, name))) : {};

/**
 * The whole page from a stored value. What a workspace has not changed is the platform's, whose own images always come from the platform, and the page shows them
 * before the customer's (CFG-07, CFG-13).
 */
export function composed(stored: Value, { isPlatform, platform }: Inheritance): FrontMeta {
  // Safe: only checked values are stored, and what an older release did not store yet is filled in.
  const meta = { ...shipped, ...(isPlatform ? {} : known(platform)), ...known(stored) } as FrontMeta;
  const ofPlatform = isPlatform ? meta : ({ ...shipped, ...known(platform) } as FrontMeta);
  const page = {
    ...meta,
    platformCarouselList: ofPlatform.platformCarouselList,
    carouselList: [...ofPlatform.platformCarouselList, ...meta.customerCarouselList],
    isPlatformLogin: isPlatform,
  };
  const below = isPlatform ? undefined : textsOf(own(platform ?? {}, 'texts'));
  return withTexts(page, textsOver(below, textsOf(own(stored, 'texts'))));
}

/** The page that holds while a workspace has published none: the platform's, else the shipped one. */
export function inheritedPage({ platform }: Inheritance): FrontMeta {
  return composed(platform ?? {}, { isPlatform: true, platform });
}

/** What a sent page was made of. */
export interface MadeOf {
  /** What the workspace has stored: a field of it stays its own, also where the platform has the same value by now. */
  stored?: Value | undefined;
  /** The page that the author read. */
  base?: Value | undefined;
  /** Fields that are to be inherited again. */
  inherit?: readonly string[] | undefined;
}

/**
 * What is stored of a page, nothing of it derived: the platform's page whole, and of a workspace's the fields, and of its texts the
 * words, that it changed, so that a later change of the platform reaches all others.
 */
export function storedForm(
  sent: Value,
  above: Inheritance,
  { stored = {}, base = {}, inherit = [] }: MadeOf = {},
): Value {
  const inherited: Value = inheritedPage(above);
  if (above.isPlatform) return withTexts(without({ ...inherited, ...sent }, derived), textsOf(own(sent, 'texts')));
  const isInherited = (name: string, value: unknown): boolean => {
    const isSame = sameJson(value, own(inherited, name));
    if (Object.hasOwn(stored, name)) return isSame && inherit.includes(name);
    return isSame || (Object.hasOwn(base, name) && sameJson(value, base[name]));
  };
  const fields = Object.entries(without(sent, [...derived, 'platformCarouselList', 'texts']));
  const texts = ownTexts(own(sent, 'texts'), {
    inherited: textsOf(own(inherited, 'texts')),
    stored: inherit.includes('texts') ? undefined : textsOf(own(stored, 'texts')),
    base: textsOf(own(base, 'texts')),
  });
  return withTexts(Object.fromEntries(fields.filter(([name, value]) => !isInherited(name, value))), texts);
}
