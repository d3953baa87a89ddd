import { answered, type FixedQuestion, found, pageOf, values, type Who } from './ask-fixed.ts';
import { big, granted, type Grants, own, type ShortGrant, asUser, units, where } from './granted.ts';
import { isBig } from './fixed-world.ts';

/** Records with what may be done with them: `t1 ed` may be changed and deleted. */
const reached = (grants: Grants, answer: string, who: Who = asUser): FixedQuestion =>
  granted(grants, {
    what: `rights of ${JSON.stringify(who)}`,
    ask: (world) =>
      answered(
        pageOf(world, 'things', { sort: ['record_id'] }, who).then(
          ({ items }) =>
            items
              .map(({ record_id: id, rights }) => `${id} ${rights.edit ? 'e' : ''}${rights.delete ? 'd' : ''}`.trim())
              .join(', '), // prettier-ignore
        ),
      ),
    answer,
  });

const rows: FixedQuestion[] = [
  reached({}, 'not found'),
  reached({ things: [{ rights: 'aedxi' }] }, 'not found'),
  reached({ things: [{ to: 1, rights: 'q' }] }, 'not found'),
  reached({ things: [{ rights: 'q', scope: own }] }, 't1'),
  reached({ things: [{ rights: 'q', scope: units(false) }] }, 't1'),
  reached({ things: [{ rights: 'q', scope: units(true) }] }, 't1, t2'),
  reached({ things: [{ rights: 'q', scope: big }] }, 't2, t5'),
  reached({ things: [{ rights: 'q', scope: where('nothing', 'x') }] }, ''),
  reached(
    {
      things: [
        { rights: 'q', scope: own },
        { rights: 'q', scope: big },
      ],
    },
    't1, t2, t5',
  ),
  reached({ things: [{ rights: 'q', scope: own }, { rights: 'q' }] }, 't1, t2, t3, t4, t5'),
  reached({ things: [{ rights: 'qe' }, { rights: 'qd', scope: own }] }, 't1 ed, t2 e, t3 e, t4 e, t5 e'),
  reached(
    {
      things: [
        { rights: 'q', scope: own },
        { rights: 'qe', scope: big },
      ],
    },
    't1, t2 e, t5 e',
  ),
  reached({ things: [{ rights: 'q' }, { rights: 'e', scope: own }] }, 't1, t2, t3, t4, t5'),
  reached({ things: [{ rights: 'qe' }], view: isBig }, 't2 e, t5 e'),
  reached({ things: [{ rights: 'q' }] }, 'not found', { access: 'granted', isKey: true }),
  reached({ things: [{ rights: 'qe', scope: big, forApi: true }] }, 't2 e, t5 e', { access: 'granted', isKey: true }),
  reached({ things: [{ to: 3, rights: 'q', scope: big }] }, 't2, t5'),
  reached({ things: [{ to: 5, rights: 'q', scope: big }] }, 'not found'),
  reached({ things: [{ to: 7, rights: 'q', scope: big }] }, 't2, t5'),
  reached({}, 't1 ed, t2 ed, t3 ed, t4 ed, t5 ed', { access: 'editor' }),
  reached({}, 't1, t2, t3, t4, t5', { access: 'reader' }),
];

const trash: FixedQuestion[] = [
  found('things', {}, 't6', { isTrash: true }),
  granted({ things: [{ rights: 'q' }] }, found('things', {}, 'not allowed', { ...asUser, isTrash: true })),
  granted(
    { things: [{ rights: 'q' }, { rights: 'qd', scope: own }] },
    found('things', {}, 't6', { ...asUser, isTrash: true }),
  ), // prettier-ignore
  granted(
    { things: [{ rights: 'q' }, { rights: 'qd', scope: big }] },
    found('things', {}, '', { ...asUser, isTrash: true }),
  ), // prettier-ignore
  granted({ things: [{ rights: 'qd', scope: big }] }, found('things', {}, '', { ...asUser, isTrash: true })),
];

const few = { things: [{ rights: 'q', fields: 'name size' }] };
const sortedBy = (field: string, answer: string): FixedQuestion => found('things', { sort: [field] }, answer, asUser);
const asked = (field: string, value: string, answer: string): FixedQuestion =>
  found(
    'things',
    { filter: { logicalOperator: 'all', children: [{ kind: 'condition', field, operator: 'eq', value }] } },
    answer,
    asUser,
  ); // prettier-ignore

const fields: FixedQuestion[] = [
  granted(few, values('things', 't1', ['name', 'size', 'label', 'pName', 'kids'], { name: 'Pump', size: 1.5 }, asUser)), // prettier-ignore
  granted(few, sortedBy('label', 'refused at /sort/0')),
  granted(few, sortedBy('-size', 't5 t2 t1 t4 t3')),
  granted(few, found('things', { sort: [] }, 't2 t5 t1 t3 t4', asUser)),
  granted({ things: [{ rights: 'q', fields: 'size' }] }, found('things', { sort: [] }, 't5 t2 t1 t4 t3', asUser)),
  granted({ things: [{ rights: 'q', fields: 'born' }] }, found('things', { sort: [] }, 't4 t2 t5 t3 t1', asUser)),
  granted(few, asked('label', 'a', 'refused at /filter/children/0/field')),
  granted(few, asked('name', 'pump', 't1')),
  granted(few, found('things', { search: 'a' }, '', asUser)),
  granted(few, found('things', { search: 'pum' }, 't1 t2', asUser)),
  granted({ things: [{ rights: 'q', fields: 'size' }] }, found('things', { search: 'pum' }, '', asUser)),
  granted(few, found('things', { sort: ['made'] }, 'refused at /sort/0', asUser)),
  granted({ ...few, parents: [{ rights: 'q' }] }, asked('parent.name', 'pump', 'refused at /filter/children/0/field')),
];

const seesParents = (parents: readonly ShortGrant[], question: FixedQuestion, more: Grants = {}): FixedQuestion =>
  granted({ things: [{ rights: 'q' }], parents, ...more }, question);

const through: FixedQuestion[] = [
  seesParents([], asked('parent.name', 'pump', 'refused at /filter/children/0/field')),
  seesParents([], values('things', 't1', ['name', 'pName', 'hSize', 'parent.name'], { name: 'Pump' }, asUser)),
  seesParents([{ rights: 'q' }], asked('parent.name', 'pump', 't1 t5')),
  seesParents([{ rights: 'a' }], asked('parent.name', 'pump', 'refused at /filter/children/0/field')),
  seesParents([{ rights: 'q', scope: big }], asked('parent.name', 'pump', '')),
  seesParents(
    [{ rights: 'q', scope: big }],
    values('things', 't1', ['pName', 'hSize'], { pName: null, hSize: [10] }, asUser),
  ), // prettier-ignore
  seesParents(
    [{ rights: 'q', scope: own }],
    values('things', 't1', ['pName', 'hSize'], { pName: 'Pump', hSize: [1.5] }, asUser),
  ), // prettier-ignore
  seesParents([{ rights: 'q', fields: 'size' }], asked('parent.name', 'pump', 'refused at /filter/children/0/field')),
  seesParents(
    [{ rights: 'q', fields: 'size' }],
    values('things', 't1', ['pName', 'hSize'], { hSize: [1.5, 10] }, asUser),
  ), // prettier-ignore
  seesParents([{ rights: 'q', scope: own }], values('things', 't1', ['hSize'], { hSize: [1.5, 10] }, asUser), {
    big: [{ rights: 'q' }],
  }), // prettier-ignore
  seesParents([], values('things', 't1', ['hSize', 'pName'], { hSize: [10], pName: null }, asUser), {
    big: [{ rights: 'q' }],
  }), // prettier-ignore
  // The name is seen of large parents alone, of which p1 is none.
  seesParents([{ rights: 'q', fields: 'size' }], asked('parent.name', 'pump', ''), { big: [{ rights: 'q' }] }),
  seesParents([{ rights: 'q', fields: 'size' }], asked('parent.name', 'pump 2', 't2'), { big: [{ rights: 'q' }] }),
  found(
    'things',
    {
      filter: {
        logicalOperator: 'all',
        children: [{ kind: 'condition', field: 'parent.name', operator: 'eq', value: 'pump' }],
      },
    },
    't1 t5',
    { access: 'reader' },
  ), // prettier-ignore
  granted(
    { parents: [{ rights: 'q' }], things: [{ rights: 'q', fields: 'name' }] },
    values('parents', 'p1', ['name', 'kids', 'nKids'], { name: 'Pump' }, asUser),
  ), // prettier-ignore
  granted(
    { parents: [{ rights: 'q' }], things: [{ rights: 'q', fields: 'parent' }] },
    values('parents', 'p1', ['nKids', 'sum', 'kidSizes'], { nKids: 2 }, asUser),
  ), // prettier-ignore
];

/** Rows, fields, and what is read through relations, by authorisations of each sort. */
export const rightsQuestions: readonly FixedQuestion[] = [...rows, ...trash, ...fields, ...through];
