import { type RawBuilder, sql } from 'kysely';
import { recordSchema } from './roles.ts';

/** SQL over `pg_class c`: whether it is a table that holds records of a workspace. No row before the workspace has its schema. */
export const isRecordTable = (wsId: string): RawBuilder<boolean> =>
  sql<boolean>`(c.relnamespace = to_regnamespace(quote_ident(${recordSchema(wsId)})) and c.relkind = 'r' and c.relname like 't\\_%')`;
