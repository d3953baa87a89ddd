import { type RawBuilder, sql } from 'kysely';

/** A text of the database without regard to case, as `foldCase` has one. */
export const foldedSql = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`public.fold_case(${text} collate "C")`;

/** The place of a text of the database in an order, as `textOrder` has it; to be compared in the collation "C", which it comes with. */
export const orderedSql = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`public.text_order(${text} collate "C")`;
