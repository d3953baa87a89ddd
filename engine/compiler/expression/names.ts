/** Names that JavaScript objects inherit, or that reach a prototype: no document may use them as keys or fields. */
const reserved = new Set([
  '__proto__',
  'constructor',
  'prototype',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
]);

export function isReservedName(name: string): boolean {
  return reserved.has(name);
}

/**
 * What an expression may start from. `loading` and `failed` hold true or false and the failure of each `data` entry;
 * `result` and `error` exist in `then` and `catch`, `event` in `on`, `page` in dialogs and drawers.
 */
const rootNames = [
  'state',
  'data',
  'loading',
  'failed',
  'params',
  'env',
  'user',
  'query',
  'locale',
  'event',
  'result',
  'error',
  'page',
  'form',
] as const;

/** True for a name that no item of a list may have, also where the root does not exist. */
export function isRootName(name: string): boolean {
  return rootNames.some((root) => root === name);
}

/**
 * What formulas and rules of records know of their reader, by the function that gives it: the day in the reader's zone, the moment and the
 * account. No identifier of a field starts with `$`.
 */
export const readerNames = { today: '$now', now: '$moment', me: '$user' } as const;
