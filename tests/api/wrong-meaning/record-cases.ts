import type { OperationId } from '#openapi';
import { type Case, casesOf } from './case.ts';
import { nothing, type Scene } from './scene.ts';

type Wrong = readonly [what: string, data: (scene: Scene) => unknown, at: string];

const value =
  (given: unknown): Wrong[1] =>
  () =>
    given;
const row = (data: object, more: object = {}) => ({ kind: 'row', data, ...more });
const range = (from: unknown, to: unknown) => ({ kind: 'range', from, to });

/** Values that no record may have, by the field. */
const values: readonly Wrong[] = [
  ['a text past its length', value({ title: 'x'.repeat(21) }), '/data/title'],
  ['a NUL in a text', value({ title: 'a\u0000b' }), '/data/title'],
  ['half of a surrogate pair in a text', value({ title: 'a\ud800' }), '/data/title'],
  ['a number for a text', value({ title: 5 }), '/data/title'],
  ['a flag for a text', value({ title: true }), '/data/title'],
  ['a list for a text', value({ title: ['a'] }), '/data/title'],
  ['a text past its pattern', value({ code: 'ab1' }), '/data/code'],
  ['no address of mail', value({ mail: 'nobody' }), '/data/mail'],
  ['Markdown past its length', value({ words: 'x'.repeat(51) }), '/data/words'],
  ['a NUL in Markdown', value({ words: '\u0000' }), '/data/words'],
  ['an unknown option', value({ status: 'lost' }), '/data/status'],
  ['the label of another case', value({ status: 'OPEN' }), '/data/status'],
  ['a list for an option', value({ status: ['open'] }), '/data/status'],
  ['an unknown one of several options', value({ tags: ['lost'] }), '/data/tags'],
  ['the same option twice', value({ tags: ['open', 'open'] }), '/data/tags'],
  ['more options than allowed', value({ tags: ['open', 'done'] }), '/data/tags'],
  ['a person twice', ({ owner }) => ({ people: [owner.accountId, owner.accountId] }), '/data/people'],
  ['a record twice', ({ rows }) => ({ nears: [rows.near, rows.near] }), '/data/nears'],
  ['numbers for options', value({ tags: [1] }), '/data/tags'],
  ['half a path of a cascade', value({ region: ['eu'] }), '/data/region'],
  ['a path that skips a level', value({ region: ['it'] }), '/data/region'],
  ['a path that goes on behind a leaf', value({ region: ['eu', 'it', 'it'] }), '/data/region'],
  ['a number past its greatest', value({ amount: 1000.01 }), '/data/amount'],
  ['a number below its least', value({ amount: -0.01 }), '/data/amount'],
  ['a number with more digits', value({ amount: 1.005 }), '/data/amount'],
  ['NaN in words', value({ amount: 'NaN' }), '/data/amount'],
  ['a number in words', value({ amount: '12' }), '/data/amount'],
  ['a number past all numbers', value({ amount: 1e308 }), '/data/amount'],
  ['a flag in words', value({ done: 'yes' }), '/data/done'],
  ['a number for a flag', value({ done: 1 }), '/data/done'],
  ['a day that does not exist', value({ day: '2026-02-30' }), '/data/day'],
  ['a day of a year that is no leap year', value({ day: '2025-02-29' }), '/data/day'],
  ['a moment for a day', value({ day: '2026-02-20T10:00:00.000Z' }), '/data/day'],
  ['a day of the year 0', value({ day: '0000-01-01' }), '/data/day'],
  ['a day past the year 9999', value({ day: '10000-01-01' }), '/data/day'],
  ['a month that does not exist', value({ month: '2026-13' }), '/data/month'],
  ['a day for a month', value({ month: '2026-12-01' }), '/data/month'],
  ['a moment that does not exist', value({ at: '2026-02-30T10:00:00.000Z' }), '/data/at'],
  ['an hour that does not exist', value({ at: '2026-02-20T25:00:00.000Z' }), '/data/at'],
  ['a day for a moment', value({ at: '2026-02-20' }), '/data/at'],
  ['a time that does not exist', value({ clock: '24:30' }), '/data/clock'],
  ['a time with a second too many', value({ clock: '10:00:60' }), '/data/clock'],
  ['a range that ends before it begins', value({ period: range('2026-02-02', '2026-02-01') }), '/data/period'],
  ['a range of a day that does not exist', value({ period: range('2026-02-30', null) }), '/data/period'],
  ['a range that is too long', value({ period: range('2026-02-01', '2026-02-12') }), '/data/period'],
  ['a day for a range', value({ period: '2026-02-01' }), '/data/period'],
  ['no colour', value({ colour: 'red' }), '/data/colour'],
  ['nobody', value({ person: nothing }), '/data/person'],
  ['a person of another workspace', ({ stranger }) => ({ person: stranger }), '/data/person'],
  ['a department for a person', ({ strangers }) => ({ person: strangers }), '/data/person'],
  ['one of several people of another workspace', ({ stranger }) => ({ people: [stranger] }), '/data/people'],
  ['a department of another workspace', ({ strangers }) => ({ unit: strangers }), '/data/unit'],
  ['a file that nobody uploaded', value({ papers: [nothing] }), '/data/papers'],
  ['more files than allowed', value({ papers: [nothing, nothing] }), '/data/papers'],
  ['an unknown region', value({ address: { kind: 'address', region: ['us'] } }), '/data/address'],
  ['a place outside of the world', value({ address: { kind: 'address', latitude: 91 } }), '/data/address/latitude'],
  ['a record that is not there', value({ near: nothing }), '/data/near'],
  ['a record of the trash', ({ rows }) => ({ near: rows.deletedNear }), '/data/near'],
  ['a record of another table', ({ rows }) => ({ near: rows.first }), '/data/near'],
  ['a record of another application', ({ foreign }) => ({ near: foreign.rid }), '/data/near'],
  ['a record of another workspace', ({ abroad }) => ({ near: abroad.rid }), '/data/near'],
  ['several records for one', ({ rows }) => ({ near: [rows.near] }), '/data/near'],
  ['one record for several', ({ rows }) => ({ nears: rows.near }), '/data/nears'],
  ['one of several records of another table', ({ rows }) => ({ nears: [rows.near, rows.first] }), '/data/nears'],
  ['more rows than allowed', value({ lines: [1, 2, 3].map(() => row({ part: 'a' })) }), '/data/lines'],
  ['a row without what it must have', value({ lines: [row({ count: 1 })] }), '/data/lines/0/data/part'],
  ['a row with an unknown field', value({ lines: [row({ part: 'a', more: 1 })] }), '/data/lines/0/data/more'],
  ['a row with half a number', value({ lines: [row({ part: 'a', count: 1.5 })] }), '/data/lines/0/data/count'],
  ['a NUL in a row', value({ lines: [row({ part: 'a\u0000' })] }), '/data/lines/0/data/part'],
  [
    'a row with a record of another table',
    ({ rows }) => ({ lines: [row({ part: 'a', to: rows.first })] }),
    '/data/lines/0/data/to',
  ],
  ['a row that is not there', value({ lines: [row({ part: 'a' }, { row_id: nothing })] }), '/data/lines/0/row_id'],
  ['words for rows', value({ lines: ['a'] }), '/data/lines/0'],
  ['an unknown field', value({ nowhere: 1 }), '/data/nowhere'],
  ['a deleted field', value({ gone: 'x' }), '/data/gone'],
  ['a look-up', value({ nearCity: 'Rome' }), '/data/nearCity'],
  ['a path', value({ 'near.city': 'Rome' }), '/data/near.city'],
  ['a formula', value({ twice: 5 }), '/data/twice'],
  ['a serial number', value({ number: '007' }), '/data/number'],
  ['what the server knows', value({ made: '2026-02-20T10:00:00.000Z' }), '/data/made'],
  ['the name of what every object has', value({ constructor: 'x' }), '/data/constructor'],
]; // prettier-ignore

const written = (call: OperationId, all: (scene: Scene) => Record<string, unknown>, at = ''): Case[] =>
  casesOf(
    call,
    all,
    values.map(
      ([what, data, pointer]) =>
        [what, (scene: Scene) => ({ data: data(scene) }), `invalid_request ${at}${pointer}`] as const,
    ),
  );

const ofTable = ({ main: { tableId: id } }: Scene) => ({ id });
const ofMenu = ({ main: { menuId: id } }: Scene) => ({ id });
const first = ({ rows }: Scene) => ({ rid: rows.first });

/** Values, in each call that writes them. */
export const recordCases: readonly Case[] = [
  ...written('createPhysicalRecord', ofTable),
  ...written('createMenuRecord', ofMenu),
  ...written('updatePhysicalRecord', (scene) => ({ ...ofTable(scene), ...first(scene) })),
];
