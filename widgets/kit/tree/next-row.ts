import { matches } from '../listbox/matches.ts';
import { nextOption } from '../listbox/next-option.ts';
import type { TreeRow } from './visible-rows.ts';

/** What a key does in a tree (ARIA tree pattern): goes to a row, or opens or closes the one it is on. */
export type TreeMove = { to: number } | { open: boolean } | undefined;

/** The move of a key from the row at `at` (-1 for none). */
export function nextRow(key: string, at: number, rows: readonly TreeRow[]): TreeMove {
  const row = rows[at];
  if (key === 'ArrowRight' && row) {
    if (row.isOpen === false) return { open: true };
    const below = rows[at + 1];
    return row.isOpen && below && below.level > row.level ? { to: at + 1 } : undefined;
  }
  if (key === 'ArrowLeft' && row) {
    if (row.isOpen) return { open: false };
    const above = rows.findIndex(({ node }) => node === row.node.parent);
    return above === -1 ? undefined : { to: above };
  }
  if (key === 'Home') return rows.length > 0 ? { to: 0 } : undefined;
  if (key === 'End') return rows.length > 0 ? { to: rows.length - 1 } : undefined;
  // A tree has ends: it does not go round, as a list of choices does.
  if ((key === 'ArrowDown' && at === rows.length - 1) || (key === 'ArrowUp' && at === 0)) return undefined;
  const next = nextOption(key, at, rows.length);
  return next === undefined ? undefined : { to: next };
}

/** The next row after `at` whose label begins with a letter, going round. */
export function rowWithLetter(letter: string, at: number, rows: readonly TreeRow[]): number | undefined {
  if ([...letter].length !== 1 || letter === ' ') return undefined;
  for (let step = 1; step <= rows.length; step += 1) {
    const next = (at + step) % rows.length;
    if (matches([...(rows[next]?.node.label ?? '')][0] ?? '', letter)) return next;
  }
  return undefined;
}
