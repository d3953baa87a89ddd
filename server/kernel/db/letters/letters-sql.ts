import { type RawBuilder, sql } from 'kysely';

/** A text of the database without regard to case, as `foldCase` has one. */
export const foldedSql = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`public.fold_case(${text} collate "C")`;

/** The sort key of a text of the database, as `textOrder` makes it. It has the collation "C", in which it is compared. */
export const orderedSql = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`public.text_order(${text} collate "C")`;
