import pg from 'pg';
import type { SessionPool } from '#server/kernel/db/driver/session/session.ts';
import type { Recorded } from './recording-pool.ts';

/** A node of a plan, as `explain (analyze, timing off, format json)` writes it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How the database carries a recorded statement out: prepared, as the program has it, in the scope in which it was sent. */
export async function explain(pool: SessionPool, { scope, text, values }: Recorded): Promise<PlanNode> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(scope.text, scope.values);
    await client.query(`prepare recorded as ${text}`);
    const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
    const { rows } = await client.query(`explain (analyze, timing off, format json) execute recorded${given}`);
    await client.query('deallocate recorded; rollback');
    client.release();
    // The answer of `explain (analyze, timing off, format json)` is one row with one plan.
    return (rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan;
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** A table up to this size is read faster without an index. */
export const mostRead = 2_000;

/** More rows than this are not sorted for one page: a list that grows would get slower with every row. */
const mostSorted = 200;

interface Expected {
  rowsOf: ReadonlyMap<string, number>;
  /** The rows have to come in order, so that one page is not sorted out of all. */
  isOrderStable: boolean;
}

/** What is wrong with a plan for tables of these sizes: what it read and sorted, not what the planner had guessed. */
export function planIssues(plan: PlanNode, expected: Expected, isBounded = false): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', Plans: below = [] } = plan;
  const diagnostics: string[] = [];
  const removed = plan['Rows Removed by Filter'] ?? 0;
  // When the filter lets every row pass, the limit above ends the reading.
  const isWholeRead = type.includes('Seq Scan') && !(isBounded && removed === 0);
  const rows = expected.rowsOf.get(table) ?? 0;
  if (isWholeRead && rows > mostRead) diagnostics.push(`reads all ${rows} rows of ${table}`);
  const sorted = type === 'Sort' ? rowsFrom(below[0]) : 0;
  if (expected.isOrderStable && sorted > mostSorted) diagnostics.push(`sorts ${sorted} rows for one page`);
  const endsEarly = type === 'Limit' || (isBounded && (type === 'Result' || type === 'Subquery Scan'));
  return [...diagnostics, ...below.flatMap((node) => planIssues(node, expected, endsEarly))];
}

const rowsFrom = (node: PlanNode | undefined): number => (node ? node['Actual Rows'] * node['Actual Loops'] : 0);
