import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signIn } from '../bench/visit.ts';
import { applicationOf } from './crowd.ts';
import { beHostile, hostilities } from './hostile-callers.ts';
import { makeSite, type Site, type Sent } from './make-site.ts';
import { tableAttacks } from './table-attacks.ts';

/** Percentiles of what the honest workspace waited, in milliseconds. */
export interface Waited {
  p50: number;
  p99: number;
  longest: number;
  count: number;
}

export interface TenantsUnderLoad {
  health: Waited;
  list: Waited;
  /** Of each hostile workspace, how many answers it got by status. */
  hostile: { title: string; answers: string }[];
}

function waited(times: readonly number[]): Waited {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0, count: sorted.length };
}

/** Callers of each kind at once. */
const callers = 4;

async function dataOf(origin: string, { path, ...request }: Sent): Promise<unknown> {
  const answer = await fetch(origin + path, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 500)}`);
  // Safe: successes have this shape.
  return (JSON.parse(text) as { data: unknown }).data;
}

/**
 * Eight hostile workspaces and an honest one on a server, for so long. `people` are the administrators: the honest one
 * first, then those of eight other workspaces. Throws when the honest one gets anything but its answers.
 */
export async function loadTenants(
  { port, people }: { port: number; people: readonly string[] },
  seconds: number,
): Promise<TenantsUnderLoad> {
  const origin = `http://127.0.0.1:${port}`;
  const tokens: string[] = [];
  for (const name of people) tokens.push(await signIn(origin, name));
  const [honest = '', ...others] = tokens;
  const sites: Site[] = [];
  for (const [at, token] of others.entries())
    sites.push(await makeSite((sent) => dataOf(origin, sent), { token, applicationId: applicationOf(at + 1) }));
  const kinds = [
    ...(await hostilities()).map(({ title, next }) => ({ title, callers, next: ({ token }: Site) => next(token) })),
    ...tableAttacks.map((attack) => ({ callers, ...attack })),
  ];
  const over = new AbortController();
  // Each workspace sends two kinds at once.
  const attacks = kinds.map(async ({ title, callers: count, next }, at) => {
    const site = sites[at % sites.length];
    if (!site) throw new Error('There is no hostile workspace.');
    const counts = await Promise.all(
      Array.from({ length: count }, () => beHostile({ origin, next: () => next(site) }, over.signal)),
    );
    return { title, answers: summary(counts) };
  });
  const visitor = fork(join(import.meta.dirname, 'honest-visitor.mjs'), [String(port), honest, String(seconds)], {
    execArgv: [],
  });
  const answered = await Promise.race([once(visitor, 'message'), once(visitor, 'exit')]);
  over.abort();
  const hostile = await Promise.all(attacks);
  const [times] = answered;
  if (typeof times !== 'object') throw new Error('The honest workspace was refused.');
  // Safe: the visitor sends nothing else.
  const { health, lists } = times as { health: number[]; lists: number[] };
  return { health: waited(health), list: waited(lists), hostile };
}

function summary(counts: readonly Map<string, number>[]): string {
  const all = new Map<string, number>();
  for (const count of counts) for (const [status, number] of count) all.set(status, (all.get(status) ?? 0) + number);
  return [...all]
    .filter(([status]) => status !== 'ended')
    .sort()
    .map(([status, number]) => `${number} × ${status}`)
    .join(', ');
}
