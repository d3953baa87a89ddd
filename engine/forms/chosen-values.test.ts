import { describe, expect, test } from 'vitest';
import { RecordChecker } from './check-record.ts';
import { compileRecordForm } from './compile-form.ts';
import { WorkingRecord } from './working-record.ts';

const now = () => Date.UTC(2026, 10, 26);
const option = (value: string, children?: object[]) => ({ value, label: value, ...(children && { children }) });
// Two regions of one level have the same value: the way through the second one counts as well.
const tree = [
  option('eu', [option('it'), option('fr', [option('paris')])]),
  option('eu', [option('no')]),
  option('us'),
];
const kinds = {
  half: { type: 'cascade', options: { source: 'fixed', options: tree } },
  whole: { type: 'cascade', options: { source: 'fixed', options: tree }, only_leaves: true },
  site: { type: 'address', regions: tree, depth: 2, has_detail: true },
  tags: { type: 'multiSelect', options: { source: 'fixed', options: [option('a'), option('b')] } },
  people: { type: 'user', is_multiple: true },
  papers: { type: 'file' },
};
const fields = Object.entries(kinds).map(([id, kind]) => ({ node: 'field', id, label: id, kind }));
const form = compileRecordForm({ formLabel: 'Form', fields }, { locale: 'en-US', isReadOnly: false });

function issuesOf(record: Record<string, unknown>): string[] {
  const working = new WorkingRecord(form, { now, timeZone: 'UTC', user: 'u' });
  const checker = new RecordChecker(form, { now });
  return checker.issues(working.open(record, true), working).map(({ path, code }) => `${path.join('.')} ${code}`);
}

const address = (...region: string[]) => ({ kind: 'address', region, detail: 'Street 1' });

describe('what is chosen', () => {
  test.each<[Record<string, unknown>, string[]]>([
    [{ half: ['eu'] }, []],
    [{ half: ['eu', 'no'] }, []],
    [{ half: ['eu', 'fr', 'paris'] }, []],
    [{ half: [] }, []],
    [{ half: ['it'] }, ['half enum']],
    [{ half: ['us', 'it'] }, ['half enum']],
    [{ half: ['eu', 'it', 'it'] }, ['half enum']],
    [{ whole: ['us'] }, []],
    [{ whole: ['eu', 'it'] }, []],
    [{ whole: ['eu', 'fr'] }, ['whole enum']],
    [{ site: address() }, []],
    [{ site: { kind: 'address', detail: 'Street 1' } }, []],
    [{ site: address('eu', 'fr') }, []],
    [{ site: address('eu', 'fr', 'paris') }, ['site enum']],
    [{ site: address('fr') }, ['site enum']],
  ])('TABLE-28 REC-08 %j is a way through the tree of its field, or none of its options', (record, issues) => {
    expect(issuesOf(record)).toEqual(issues);
  });

  test.each<[Record<string, unknown>, string[]]>([
    [{ tags: ['a', 'b'], people: ['u', 'v'], papers: ['f'] }, []],
    [{ tags: ['a', 'a'] }, ['tags repeated']],
    [{ people: ['u', 'v', 'u'] }, ['people repeated']],
    [{ papers: ['f', 'f'] }, ['papers repeated']],
  ])('REC-08 %j has each of several once', (record, issues) => {
    expect(issuesOf(record)).toEqual(issues);
  });

  test('REC-08 what a record had when it was opened stays, and what is chosen anew is one of the options', () => {
    const columns = [
      { node: 'field', id: 'site', label: 'site', kind: kinds.site },
      { node: 'field', id: 'name', label: 'name', kind: { type: 'text' } },
    ];
    const withRows = compileRecordForm(
      {
        formLabel: 'Form',
        fields: [...fields, { node: 'field', id: 'rows', label: 'rows', kind: { type: 'subTable', fields: columns } }],
      },
      { locale: 'en-US', isReadOnly: false },
    );
    const row = (id: string, site: object, name: string) => ({ kind: 'row', row_id: id, data: { site, name } });
    const [gone, other] = [address('gone'), address('other')];
    const stored = {
      half: ['gone'],
      site: gone,
      people: ['u', 'u'],
      rows: [row('a', gone, 'A'), row('b', address('eu'), 'B')],
    };
    const working = new WorkingRecord(withRows, { now, timeZone: 'UTC', user: 'u' });
    const checker = new RecordChecker(withRows, { now });
    const issues = (worked: ReturnType<typeof working.open>) =>
      checker.issues(worked, working).map(({ path, code }) => `${path.join('.')} ${code}`);
    expect(issues(working.open(stored, false))).toEqual([]);
    const moved = { ...stored, rows: [row('b', address('eu'), 'New'), row('a', { ...gone }, 'A')] };
    expect(issues(working.next(moved))).toEqual([]);
    const chosen = {
      half: ['other'],
      site: other,
      people: ['v', 'v'],
      rows: [row('b', gone, 'B'), row('a', other, 'A')],
    };
    expect(issues(working.next(chosen))).toEqual([
      'half enum',
      'site enum',
      'people repeated',
      'rows.0.data.site enum',
      'rows.1.data.site enum',
    ]);
    const added = { ...stored, rows: [...stored.rows, { kind: 'row', data: { site: gone } }] };
    expect(issues(working.next(added))).toEqual(['rows.2.data.site enum']);
  });
});
