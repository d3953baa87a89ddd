import { writeLog } from '../audit/write-log.ts';
import { type Query, ulid } from '../db/index.ts';
import type { ChangingCall, LoggedAs } from './change-row.ts';

/** The columns that every new row begins with. */
interface NewColumns {
  id: string;
  created_by: string;
  created_at: Date;
  updated_at: Date;
}

interface RowCreation<Row extends { id: string }, Shown> extends LoggedAs {
  /** Inserts the row with these columns, and returns it as it is stored. */
  insert(columns: NewColumns): Promise<Row>;
  /** What the operation log records of the row. */
  facts(row: NoInfer<Row>): object;
  /** The row as the operation answers it. */
  present(row: Row): Shown;
}

/** Creates a row within a scope's transaction and logs it there (P42). Throws what the members throw. */
export async function createRow<Row extends { id: string }, Shown>(
  query: Query,
  call: ChangingCall & { session: { accountId: string } },
  { insert, facts, present, ...logged }: RowCreation<Row, Shown>,
): Promise<Shown> {
  const { now, session } = call;
  const row = await insert({ id: ulid(), created_by: session.accountId, created_at: now, updated_at: now });
  await writeLog(query, call, { ...logged, action: call.operation, target: row.id, after: facts(row) });
  return present(row);
}
