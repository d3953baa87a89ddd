/**
 * Whether a title proves a promise or a right, by the ids before its words: such a test is never tried a second time, because what
 * fails once there may be a race that somebody uses.
 */
export function isPromise(title: string): boolean {
  const ids = title.split(' ');
  const end = ids.findIndex((word) => !/^[A-Z]+-?\d+$/.test(word));
  return ids.slice(0, end < 0 ? ids.length : end).some((id) => rights.test(id));
}

/** Promises, roles, who may enter, and grants in menus. */
const rights = /^(P\d+|(ROLE|ACC)-\d+|MENU-2\d)$/;
