import type { FormConfig } from '#engine/forms';
import type { Input } from '../panel/inputs-of-kind.ts';
import type { PanelValue } from '../texts/words.ts';
import type { PartFacts } from './part-facts.ts';

export type Entry = Readonly<Record<string, unknown>>;

/** A part of a design that is a list, such as its rules: what its entries are, and the panel of one. */
export interface EntryKind {
  /** The pointer of the list in the design. */
  at: readonly string[];
  read(design: FormConfig): readonly Entry[];
  /** The design with another list; an empty one is absent. */
  write(design: FormConfig, entries: readonly Entry[]): FormConfig;
  /** A new entry, complete enough to be shown; undefined where there is nothing to begin with. */
  make(facts: PartFacts): Entry | undefined;
  /** What an entry is called in the list, and what is said below. */
  name(entry: Entry, facts: PartFacts): { name: string; note?: string };
  inputs(entry: Entry, facts: PartFacts): Input[];
  /** Inputs that have to be filled in. */
  required(entry: Entry, facts: PartFacts): readonly string[];
  /** An entry as its panel has it, and back. */
  open(entry: Entry, facts: PartFacts): PanelValue;
  close(value: PanelValue, before: Entry): Entry;
  /** What an entry is made anew with once it changes: its panel begins again then. */
  basis?(entry: Entry): string;
  /** Views of tables whose fields the panel needs. */
  views?(entry: Entry, facts: PartFacts): string[];
  most: number;
}

/** The object without what is empty. */
export function filled(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isEmpty = (one: unknown): boolean =>
    one === undefined || one === null || one === '' || one === false || (Array.isArray(one) && one.length === 0);
  return Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one)));
}

/** An identifier that no other entry has. */
export function nextId(base: string, entries: readonly Entry[]): string {
  let number = entries.length + 1;
  while (entries.some(({ id }) => id === `${base}_${number}`)) number += 1;
  return `${base}_${number}`;
}
