import { expect, test } from 'vitest';
import { instrument } from './instrument.ts';

const without = (id: string, receiver: string, call: string): string =>
  ` globalThis.pagewrightMutants.without('${id}', ${receiver}, (receiver) => receiver${call})`;
const bodyOf = (source: string): string => instrument('a.ts', source).code.replace(/^.*?\);/, '');
const textsOf = (source: string): string[] => instrument('a.ts', source).points.map(({ text }) => text);

test('a condition on the workspace can be left out of its chain', () => {
  const source = `q.where('a.ws_id', '=', wsId).where('id', '=', id)`;
  expect(bodyOf(source)).toBe(`${without('a.ts:1:30', 'q', `.where('a.ws_id', '=', wsId)`)}.where('id', '=', id)`);
});

test('two conditions of one chain are two points', () => {
  expect(textsOf(`q.on('a.ws_id', '=', x)\n  .where('b.ws_id', '=', x)`)).toEqual([
    `.where('b.ws_id', '=', x)`,
    `.on('a.ws_id', '=', x)`,
  ]);
});

test('a callback without a query of its own is one condition', () => {
  expect(textsOf(`q.where((where) => where.or([where('ws_id', 'is', null), where('ws_id', '=', wsId)]))`)).toHaveLength(
    1,
  );
});

test('of a query below a condition its own conditions are the points', () => {
  const source = `q.where('id', 'in', (inner) => inner.selectFrom('b').where('ws_id', '=', wsId))`;
  expect(textsOf(source)).toEqual([`.where('ws_id', '=', wsId)`]);
});

test('a comparison in a text of SQL is a piece of its own, with a value or a column behind it', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program
  const source = 'run(1, 2, sql`select 1 where x = ${y} and t.ws_id = ${wsId} and u.ws_id = t.ws_id and z`)';
  const condition = (id: string, text: string): string =>
    `\${globalThis.pagewrightMutants.condition('${id}', sql, () => sql\`${text}\`)}`;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
  const [first, second] = [condition('a.ts:1:89', 't.ws_id = ${wsId}'), condition('a.ts:1:89.1', 'u.ws_id = t.ws_id')];
  expect(bodyOf(source)).toBe(`run(1, 2, sql\`select 1 where x = \${y} and ${first} and ${second} and z\`)`);
});

test('each use of a function that holds a comparison is a point, and so is the comparison', () => {
  const source = `const of = (p) => sql\`coalesce(ws_id, '') = \${p.wsId} and kind = \${p.kind}\`;\nq.where(of(place)).where(of(other));`;
  expect(textsOf(source)).toEqual([`coalesce(ws_id, '') = `, 'of(place)', 'of(other)']);
});

test('a constant of the file is made again at each use, and a function is not', () => {
  const made = bodyOf('const a: T = sql`select 1 where t.ws_id = u.ws_id`;');
  expect(made).toMatch(/^const a: T = globalThis\.pagewrightMutants\.lazily\(\(\) => +sql`.*`\);$/);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
  expect(bodyOf('const a = (b: string) => sql`t.ws_id = ${b}`;')).not.toContain('lazily');
});

test('a file without conditions stays as it is', () => {
  const source = `q.where('id', '=', id)`;
  expect(instrument('a.ts', source)).toEqual({ code: source, points: [] });
});
