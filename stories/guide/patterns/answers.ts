import { ApiError } from '#openapi/client';
import type { Locale } from '../../host-for.ts';
import chinese from './messages.zh-CN.json' with { type: 'json' };
import english from './messages.en-US.json' with { type: 'json' };

type Args = Readonly<Record<string, unknown>>;
export type Answers = Readonly<Record<string, (args: Args) => unknown>>;

interface Row {
  id: string;
  version: number;
  created_at: string;
  [field: string]: unknown;
}

const words = { 'en-US': english, 'zh-CN': chinese };
const created = '2026-03-02T09:00:00Z';

/** What the calls of a running document answer. There is no server: rows are in memory until the page is left. */
export function answersFor(name: string, locale: Locale): Answers {
  const say = (key: keyof typeof english): string => words[locale][key];
  const positions = rowsOf('tagName', say('pattern.sample.positions').split('|'), { domain: 'duty', enabled: true });
  // One that can no longer be chosen.
  Object.assign(positions.at(-1) ?? {}, { enabled: false });
  const teams = rowsOf('teamName', say('pattern.sample.teams').split('|'), { members: [] });
  if (name === 'empty') return teamCalls([]);
  if (name === 'loading') return { ...teamCalls(teams), listTeams: (args) => afterAWhile(() => pageOf(teams, args)) };
  if (name === 'error') return { listTeams: failingOnce(() => pageOf(teams, {}), say('pattern.sample.failure')) };
  if (name === 'settings-form') return settingCalls();
  return positionCalls(positions, say('pattern.sample.taken'));
}

const rowsOf = (field: string, names: readonly string[], more: Args): Row[] =>
  names.map((name, index) => ({ id: `row-${index}`, version: 1, created_at: created, [field]: name, ...more }));

/** A page of a list, as the contract describes lists: found by words, in order, one part at a time. */
function pageOf(rows: readonly Row[], { search, domain, enabled, sort, page, size }: Args): unknown {
  const order = String(sort ?? '');
  const field = order.replace('-', '');
  const found = rows.filter(
    (row) =>
      (domain === undefined || domain === null || row['domain'] === domain) &&
      (enabled === undefined || enabled === null || row['enabled'] === enabled) &&
      JSON.stringify(row)
        .toLowerCase()
        .includes(String(search ?? '').toLowerCase()),
  );
  const sorted = field
    ? found.toSorted((a, b) => String(a[field]).localeCompare(String(b[field])) * (order.startsWith('-') ? -1 : 1))
    : found;
  const [length, at] = [Number(size ?? 20), Number(page ?? 1)];
  return { items: sorted.slice((at - 1) * length, at * length), total: found.length, next_cursor: null };
}

function without(rows: Row[], id: unknown): null {
  rows.splice(
    rows.findIndex((row) => row.id === id),
    1,
  );
  return null;
}

function positionCalls(rows: Row[], taken: string): Answers {
  const refuseTaken = ({ tagName, id }: Args): void => {
    if (rows.some((row) => row['tagName'] === tagName && row.id !== id))
      throw new ApiError({ code: 'organisation_name_taken', status: 409, message: taken, pointer: '/tagName' });
  };
  return {
    listPositions: (args) => pageOf(rows, args),
    createPosition(args) {
      refuseTaken(args);
      const { tagName, domain = 'duty' } = args;
      const row: Row = { id: `row-${Date.now()}`, version: 1, created_at: created, tagName, domain, enabled: true };
      rows.push(row);
      return row;
    },
    updatePosition(args) {
      refuseTaken(args);
      const row = rows.find(({ id }) => id === args['id']);
      return row && Object.assign(row, { tagName: args['tagName'], version: row.version + 1 });
    },
    deletePosition: ({ id }) => without(rows, id),
  };
}

function teamCalls(rows: Row[]): Answers {
  return {
    listTeams: (args) => pageOf(rows, args),
    createTeam({ teamName }) {
      const row: Row = { id: `row-${Date.now()}`, version: 1, created_at: created, teamName, members: [] };
      rows.push(row);
      return row;
    },
    deleteTeam: ({ id }) => without(rows, id),
  };
}

function settingCalls(): Answers {
  let stored: unknown = 365;
  const setting = (): unknown => ({ days: stored, inherited: 180 });
  return {
    getLogSetting: setting,
    saveLogSetting({ days }) {
      stored = days;
      return setting();
    },
  };
}

/** Fails the first time, as a server does that is away for a moment. */
function failingOnce(answer: () => unknown, message: string): () => unknown {
  let hasFailed = false;
  return () => {
    if (hasFailed) return answer();
    hasFailed = true;
    throw new ApiError({ code: 'internal', status: 500, message });
  };
}

/** Long enough to see what a page shows meanwhile. */
const afterAWhile = (answer: () => unknown): Promise<unknown> =>
  new Promise((resolve) => setTimeout(() => resolve(answer()), 1500));
