import { describe, expect, it } from 'vitest';
import { arrangementOf, viewOf } from './arrangement.ts';

const column = (field: string, rest: object = {}) => ({
  key: `cell ${field}`,
  field,
  isFixed: false,
  isHiddenAtFirst: false,
  ...rest,
});
const columns = [column('title'), column('due'), column('notes', { isHiddenAtFirst: true })];

describe('REC-09 an arrangement', () => {
  it('names fields, and comes back as the view that it was made of', () => {
    const view = {
      order: ['cell due', 'cell title', 'cell notes'],
      widths: { 'cell due': 240 },
      shown: { 'cell title': false, 'cell notes': true },
      density: 'compact' as const,
    };
    const arrangement = arrangementOf(view, columns);
    expect(arrangement).toEqual({
      columns: [
        { field: 'due', width: 240 },
        { field: 'title', is_hidden: true },
        { field: 'notes', is_hidden: false },
      ],
      density: 'compact',
    });
    expect(viewOf(arrangement, columns)).toEqual(view);
  });

  it('is none for a table that is as the document has it', () => {
    expect(arrangementOf({}, columns)).toBeNull();
    expect(viewOf(null, columns)).toEqual({ widths: {}, shown: {} });
  });

  it('leaves out columns that are gone and parts that cannot be read', () => {
    const view = viewOf({ columns: [{ field: 'gone' }, { field: 'due', width: 'wide' }, 5], density: 'huge' }, columns);
    expect(view).toEqual({ order: ['cell due'], widths: {}, shown: {} });
  });
});
