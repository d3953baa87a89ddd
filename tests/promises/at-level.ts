import { isWhole } from '#tests/tier.ts';

/** How often a test does something: as often as the promise says in the whole run, and less in the gate. */
export function atLevel<T>(promised: T, usual: T): T {
  return isWhole ? promised : usual;
}
