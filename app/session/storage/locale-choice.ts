import { readCookie, writeCookie } from './cookie.ts';

const cookie = 'pagewright_locale';

export interface LocaleChoice {
  /** What this user chose on this browser, or undefined. Without a user: what was chosen before signing in. */
  of(userId: string | undefined): string | undefined;
  /** Whether anybody has chosen one on this browser, in which the server begins its pages. */
  isMade(userId: string | undefined): boolean;
  keep(userId: string | undefined, locale: string): void;
}

/**
 * Each user's language in local storage (CFG-19); two people on one browser keep their own. The cookie tells the
 * server which language to render the entry page in, so it follows the signed-in user.
 */
export function createLocaleChoice(storage: Storage, locales: readonly string[]): LocaleChoice {
  const key = (userId: string | undefined): string => (userId ? `pagewright.locale.${userId}` : 'pagewright.locale');
  const of: LocaleChoice['of'] = (userId) => {
    const stored = storage.getItem(key(userId));
    return locales.find((locale) => locale === stored);
  };
  return {
    of,
    isMade: (userId) => readCookie(cookie) !== undefined || of(userId) !== undefined,
    keep(userId, locale) {
      storage.setItem(key(userId), locale);
      if (readCookie(cookie) !== locale) writeCookie(cookie, locale);
    },
  };
}
