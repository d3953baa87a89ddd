import { propertiesOf, propertyIn } from '../panel/contract-parts.ts';
import { choices, type Input } from '../panel/inputs-of-kind.ts';
import { viewsBehind } from '../panel/panel-facts.ts';
import { type Entry, type EntryKind, filled } from './entry-kind.ts';
import type { PartFacts } from './part-facts.ts';
import { withPart } from './rules.ts';

type Named = 'columns' | 'search';

/** Safe: what is read from a design has the shape of the contract, and saving checks it again. */
const read = (list: unknown): readonly Entry[] => (Array.isArray(list) ? (list as Entry[]) : []);

/** A list of fields in the list view of the table, each with a few properties of the contract. */
function listOf(name: Named, part: string, properties: readonly string[]): EntryKind {
  const own = propertiesOf(part);
  const fieldOf = (entry: Entry) => (typeof entry['field'] === 'string' ? entry['field'] : '');
  const offered = ({ fields, shown }: PartFacts) =>
    name === 'columns' ? shown : fields.filter(({ kind }) => kind.type !== 'subTable');
  return {
    at: ['list', name],
    read: (design) => read(design.list?.[name]),
    write: (design, list) => {
      const { [name]: _, ...others } = design.list ?? {};
      const next = list.length === 0 ? others : { ...others, [name]: list };
      return withPart(design, 'list', Object.keys(next).length === 0 ? undefined : next);
    },
    make: (facts) => {
      const taken = read(facts.design.list?.[name]).map(fieldOf);
      const free = offered(facts).find(({ value }) => !taken.includes(value));
      return free && { field: free.value, ...(name === 'search' && { is_quick: true }) };
    },
    name: (entry, facts) => ({
      name: String(
        entry['label'] ?? facts.shown.find(({ value }) => value === fieldOf(entry))?.label ?? fieldOf(entry),
      ),
    }),
    inputs: (entry, facts): Input[] => [
      { name: 'field', schema: choices(offered(facts), fieldOf(entry)) },
      ...properties.map((property) => ({ name: property, schema: propertyIn(own, property) })),
    ],
    required: () => ['field'],
    open: (entry) => ({ ...entry }),
    close: (value) => ({ field: value['field'] ?? '', ...filled({ ...value, field: undefined }) }),
    // TABLE-27: a column may show a field of a linked record.
    ...(name === 'columns' && { views: (_: Entry, { fields }: PartFacts) => fields.flatMap(viewsBehind) }),
    most: name === 'columns' ? 100 : 30,
  };
}

/** TABLE-24: the columns of the list from left to right; every field without any. */
export const columns = listOf('columns', 'TableColumn', [
  'label',
  'width',
  'align',
  'summary',
  'is_pinned',
  'is_hidden',
]);

/** TABLE-24: the fields by which the list is searched. */
export const search = listOf('search', 'TableSearchField', ['label', 'is_quick']);
