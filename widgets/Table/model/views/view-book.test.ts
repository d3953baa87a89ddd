import { describe, expect, it } from 'vitest';
import { fittingView, isSameView, readSavedView, withFiltersOf } from './saved-view.ts';
import { emptyBook, nameIssue, readViewBook, viewNamed, withoutView, withRenamed, withView } from './view-book.ts';

const view = readSavedView({ sort: '-age', filters: { on: true }, search: 'a' });
const book = withView(withView(emptyBook, 'Mine', view), 'Ours', readSavedView({}));
const column = (key: string) => ({
  key,
  field: key,
  isFixed: false,
  isHiddenAtFirst: false,
  isSortable: key === 'age',
  isFilterable: key === 'on',
});
const columns = [column('age'), column('on')];

describe('named views of a table', () => {
  it('come back as they were kept', () => {
    const stored = { ...book, opening: 'Mine' };
    expect(readViewBook(JSON.parse(JSON.stringify(stored)))).toEqual({ ...stored, chosen: 'Mine' });
  });

  it.each([undefined, null, 7, 'views', [], { views: 3 }, { views: [{ name: 'a' }, null, { name: 1, view: {} }] }])(
    'are none in %j',
    (stored) => expect(readViewBook(stored)).toEqual(emptyBook),
  );

  it('pass over long and repeated names, and names of views that are not there', () => {
    const views = ['a', ' A ', 'x'.repeat(61), '', 'b'].map((name) => ({ name, view: {} }));
    const { views: read, chosen, opening } = readViewBook({ views, chosen: 'b', opening: 'c' });
    expect([read.map(({ name }) => name), chosen, opening]).toEqual([['a', 'b'], 'b', undefined]);
  });

  it('refuse empty names and those of others', () => {
    const names = ['  ', ' mine', 'Ours', 'New'];
    expect(names.map((name) => nameIssue(book, name, 'Ours'))).toEqual(['empty', 'taken', undefined, undefined]);
  });

  it('keep what points to them when they are renamed, and lose it when they are deleted', () => {
    const renamed = withRenamed({ ...book, opening: 'Ours' }, 'Ours', 'All');
    expect([renamed.chosen, renamed.opening, viewNamed(renamed, 'All')]).toEqual(['All', 'All', readSavedView({})]);
    expect(withoutView(renamed, 'All')).toEqual({ ...emptyBook, views: [{ name: 'Mine', view }] });
  });

  it('ask only for what the columns have, and leave the filters of others alone', () => {
    const fitting = fittingView(readSavedView({ sort: 'on', filters: { on: true, age: 3 } }), columns, '-id');
    expect(fitting).toEqual({ sort: '-id', filters: { on: true }, search: '' });
    expect(fittingView(view, columns, null).sort).toBe('-age');
    expect(withFiltersOf({ on: false, team: 4 }, { filters: {}, search: '' }, columns)).toEqual({ team: 4 });
  });

  it('are the same when they look the same', () => {
    const spelled = { ...view, order: ['age', 'on'], shown: { on: true, gone: false }, density: 'regular' as const };
    expect(isSameView(view, spelled, columns, 'regular')).toBe(true);
    for (const other of [{ sort: null }, { search: 'b' }, { filters: {} }, { widths: { on: 90 } }, { order: ['on'] }])
      expect(isSameView(view, { ...view, ...other }, columns, 'regular')).toBe(other.order !== undefined);
  });
});
