import type { Schemas } from '#openapi';
import { listChoices } from '#server/domains/data/record/read/choices.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { listRelated } from '#server/domains/data/record/read/related.ts';
import { findRecord, inRecord } from '#server/domains/data/record/read/find-record.ts';
import { answered, counted, fieldsInWords, type FixedQuestion, found, values } from './ask-fixed.ts';
import { fixedCaller, within } from './fixed-world.ts';
import { asUser, big, granted, type Grants, own } from './granted.ts';

/** Everybody sees names and sizes, and the label of one's own records: of t1 alone. */
const ownLabel: Grants = {
  things: [
    { rights: 'q', fields: 'name size' },
    { rights: 'q', fields: 'name label grade tags flag parent lines span pName', scope: own },
  ],
};

const asked = (question: FixedQuestion, grants: Grants = ownLabel): FixedQuestion => granted(grants, question);
const two = ['name', 'size', 'label'];
const condition = (field: string, operator: Schemas['FilterOperator'], value?: Schemas['FilterValue']) => ({
  filter: {
    logicalOperator: 'all' as const,
    children: [{ kind: 'condition' as const, field, operator, ...(value !== undefined && { value }) }],
  },
});
const lists = (args: Schemas['RecordQuery'], answer: string, grants: Grants = ownLabel): FixedQuestion =>
  asked(found('things', args, answer, asUser), grants);
const measured = (view: Partial<Schemas['StatisticView']>, answer: string): FixedQuestion =>
  asked(counted('things', view, answer, { who: asUser }));

const seen: FixedQuestion[] = [
  asked(values('things', 't1', two, { name: 'Pump', size: 1.5, label: 'pump' }, asUser)),
  asked(values('things', 't2', two, { name: 'pump 2', size: 10 }, asUser)),
  asked(
    values(
      'things',
      't1',
      ['pName', 'span', 'flag'],
      { span: { kind: 'range', from: '2026-11-01', to: '2026-11-10' }, flag: true, pName: 'Pump' },
      asUser,
    ),
    {
      ...ownLabel,
      parents: [{ rights: 'q' }],
    },
  ),
  asked(values('things', 't5', ['pName', 'span', 'flag', 'parent.name'], {}, asUser), {
    ...ownLabel,
    parents: [{ rights: 'q' }],
  }),
  lists(condition('label', 'eq', 'pump'), 't1'),
  lists(condition('label', 'eq', 'a'), ''),
  lists(condition('label', 'ne', 'a'), 't1 t2 t3 t4 t5'),
  lists(condition('label', 'isEmpty'), 't2 t3 t4 t5'),
  lists(condition('label', 'isNotEmpty'), 't1'),
  lists(condition('flag', 'eq', true), 't1'),
  lists(condition('flag', 'eq', false), ''),
  lists(condition('tags', 'containsNone', ['z']), 't1 t2 t3 t4 t5'),
  lists(condition('tags', 'containsAny', ['b']), 't1'),
  lists(condition('span', 'isEmpty'), 't2 t3 t4 t5'),
  lists(condition('lines', 'isNotEmpty'), 't1'),
  lists(condition('lines.title', 'eq', 'one'), 't1'),
  lists(condition('size', 'eq', 10), 't2 t5'),
  lists({ sort: ['label', 'record_id'] }, 't1 t2 t3 t4 t5'),
  lists({ sort: ['-label', '-record_id'] }, 't1 t5 t4 t3 t2'),
  lists({ sort: ['-flag', '-record_id'] }, 't1 t5 t4 t3 t2'),
  lists({ search: 'b' }, ''),
  lists({ search: 'pum' }, 't1 t2'),
  measured({ measures: [{ key: 'n', function: 'count', field: 'label' }] }, '1'),
  measured({ groups: [{ key: 'g', field: 'label' }], sort: ['g'] }, '5 | pump: 1 | : 4'),
  measured({ groups: [{ key: 'g', field: 'tags' }], sort: ['g'] }, '5 | a: 1 | b: 1 | : 4'),
  measured({ measures: [{ key: 'n', function: 'max', field: 'label' }] }, 'pump'),
];

/** The label of one's own things, and of large ones. */
const twice: Grants = {
  things: [
    { rights: 'q', fields: 'name' },
    { rights: 'q', fields: 'label', scope: own },
    { rights: 'q', fields: 'label', scope: big },
  ],
};

const added: FixedQuestion[] = [
  lists(condition('label', 'isNotEmpty'), 't1 t2 t5', twice),
  lists({ search: 'b' }, 't5', twice),
  asked(values('things', 't4', two, { name: null }, asUser), twice),
  // Of large parents the user sees the names of their own: of none.
  asked(found('things', { sort: ['record_id'], ...condition('parent.name', 'isNotEmpty') }, '', asUser), {
    things: [{ rights: 'q' }],
    parents: [{ rights: 'q', fields: 'size' }],
    big: [{ rights: 'q', fields: 'name', scope: own }],
  }),
];

const parents: Grants = { ...ownLabel, parents: [{ rights: 'q' }] };

/** Through relations that are seen in one's own records, and of linked records whose fields are. */
const through: FixedQuestion[] = [
  lists(condition('parent.name', 'eq', 'pump'), 't1', parents),
  lists(condition('parent.name', 'ne', 'pump'), 't2 t3 t4 t5', parents),
  lists(condition('parent.name', 'isEmpty'), 't2 t3 t4 t5', parents),
  lists(condition('pName', 'eq', 'pump'), 't1', parents),
  lists({ sort: ['parent.name', 'record_id'] }, 't1 t2 t3 t4 t5', parents),
  asked(values('parents', 'p1', ['kids', 'nKids'], { kids: ['t1'], nKids: 1 }, asUser), parents),
  // The name of a parent is seen where the user made it: of p1 alone.
  ...[
    found('things', { sort: ['record_id'], ...condition('pName', 'isNotEmpty') }, 't1 t5', asUser),
    found('things', { sort: ['record_id'], ...condition('parent.name', 'isNotEmpty') }, 't1 t5', asUser),
    values('things', 't1', ['pName', 'hSize'], { pName: 'Pump', hSize: [1.5, 10] }, asUser),
    values('things', 't2', ['pName'], { pName: null }, asUser),
  ].map((question) =>
    asked(question, {
      things: [{ rights: 'q' }],
      parents: [
        { rights: 'q', fields: 'size' },
        { rights: 'q', fields: 'name', scope: own },
      ],
    }),
  ),
  // Two views: names by one, and sizes by the other, which shows large ones: p2 and p3.
  ...[
    found('things', { sort: ['record_id'], ...condition('parent.name', 'isNotEmpty') }, 't1 t2 t5', asUser),
    found('things', { sort: ['record_id'], ...condition('parent.size', 'isNotEmpty') }, 't2', asUser),
    values('things', 't1', ['hSize'], { hSize: [10] }, asUser),
  ].map((question) =>
    asked(question, {
      things: [{ rights: 'q' }],
      parents: [{ rights: 'q', fields: 'name' }],
      big: [{ rights: 'q', fields: 'size' }],
    }),
  ),
];

/** The things that point at a parent, as far as the user reads them, by the parent's own menu. */
const related = (grants: Grants, [id, answer]: [string, string]): FixedQuestion =>
  granted(grants, {
    what: `things of ${id}`,
    ask: (world) =>
      answered(
        within(world, async (query) => {
          const caller = fixedCaller(world, asUser);
          const [of, from] = [
            await menuAccess(query, caller, world.parents.menuId),
            await menuAccess(query, caller, world.things.menuId),
          ];
          const asked = { rid: id, logical_table_id: world.things.viewId, sort: ['record_id'] };
          const { items } = await listRelated(query, caller, { of, from }, asked);
          return items.map(({ record_id }) => record_id).join(' ');
        }),
      ),
    answer,
  });

/** What a relation of the things offers, by the titles that the user sees. */
const offered = (grants: Grants, search: string, answer: string): FixedQuestion =>
  granted(grants, {
    what: `choices by "${search}"`,
    ask: (world) =>
      answered(
        within(world, async (query) => {
          const caller = fixedCaller(world, asUser);
          const access = await menuAccess(query, caller, world.things.menuId);
          const { items } = await listChoices(query, caller, access, { field: 'parent', search });
          return items.map(({ id, title }) => `${id} ${title}`).join(', ');
        }),
      ),
    answer,
  });

/** Sizes of all parents, and the names of one's own. */
const ownNames: Grants = {
  things: [{ rights: 'q' }],
  parents: [
    { rights: 'q', fields: 'size' },
    { rights: 'q', fields: 'name', scope: own },
  ],
};

const pointing: FixedQuestion[] = [
  related({ things: [{ rights: 'q' }], parents: [{ rights: 'q' }] }, ['p1', 't1 t5']),
  related({ ...ownLabel, parents: [{ rights: 'q' }] }, ['p1', 't1']),
  related({ ...ownLabel, parents: [{ rights: 'q' }] }, ['p2', '']),
  related({ things: [{ rights: 'q', fields: 'name' }], parents: [{ rights: 'q' }] }, ['p1', 'not found']),
  related({ things: [{ rights: 'q' }], parents: [{ rights: 'q', scope: own }] }, ['p2', 'not found']),
  offered(ownNames, '', 'p1 Pump, p2 p2, p3 p3'),
  offered(ownNames, 'pump', 'p1 Pump'),
  offered(ownNames, 'vent', ''),
  offered({ things: [{ rights: 'q' }], parents: [{ rights: 'q', scope: own }] }, '', 'p1 Pump'),
  offered({ things: [{ rights: 'q' }] }, '', ''),
  offered({ things: [{ rights: 'q', fields: 'name' }], parents: [{ rights: 'q' }] }, '', 'refused at /field'),
];

/** What is asked of the records: nothing where each authorisation names the same fields or opens the same rows. */
const limited = (grants: Grants, answer: string): FixedQuestion =>
  granted(grants, {
    what: `limited fields of ${JSON.stringify(grants)}`,
    ask: (world) =>
      within(world, async (query) => {
        const { visible, enterable, editable } = await menuAccess(
          query,
          fixedCaller(world, asUser),
          world.things.menuId,
        );
        return [visible, enterable, editable].map(fieldsInWords).join(' ');
      }),
    answer,
  });

const costs: FixedQuestion[] = [
  limited({ things: [{ rights: 'q', fields: 'name', scope: own }] }, 'name  '),
  limited(
    ownLabel,
    'flag?+grade?+label?+lines?+lines.*?+lines.code?+lines.done?+lines.labels?+lines.place?+lines.secret?+lines.title?+lines.to?+name+pName?+parent?+size+span?+tags?  ',
  ),
  limited(
    {
      things: [
        { rights: 'q', scope: big },
        { rights: 'q', scope: own },
      ],
    },
    'all  ',
  ), // prettier-ignore
  limited(
    {
      things: [
        { rights: 'q', fields: 'name', scope: own },
        { rights: 'q', fields: 'size', scope: own },
      ],
    },
    'name+size  ',
  ), // prettier-ignore
  limited(
    {
      things: [
        { rights: 'q', fields: 'name' },
        { rights: 'q', fields: 'size' },
      ],
    },
    'name+size  ',
  ), // prettier-ignore
  limited(
    {
      things: [
        { rights: 'qea', fields: 'name!', scope: own },
        { rights: 'qe', fields: 'name! size!' },
      ],
    },
    'name+size name name+size',
  ), // prettier-ignore
  limited(
    {
      things: [
        { rights: 'qe', fields: 'name! size', scope: own },
        { rights: 'qe', fields: 'size!' },
      ],
    },
    'name?+size  name?+size',
  ), // prettier-ignore
  limited(
    {
      things: [
        { rights: 'qa', fields: 'name!', scope: own },
        { rights: 'qa', fields: 'size!' },
      ],
    },
    'name?+size name?+size ',
  ), // prettier-ignore
];

/** What of one record is seen, and what may be changed in it. */
const openIn = (grants: Grants, [id, answer]: [string, string]): FixedQuestion =>
  granted(grants, {
    what: `fields of ${id}`,
    ask: (world) =>
      answered(
        within(world, async (query) => {
          const access = await menuAccess(query, fixedCaller(world, asUser), world.things.menuId);
          const record = await findRecord(query, access, id);
          const { visible, editable } = inRecord(access, record);
          return [fieldsInWords(visible), fieldsInWords(editable), Object.keys(record.values).sort().join('+')].join(
            ' ',
          );
        }),
      ),
    answer,
  });

const changing: Grants = {
  things: [
    { rights: 'qe', fields: 'name! size' },
    { rights: 'qe', fields: 'name label! lines', scope: own },
  ],
};

const single: FixedQuestion[] = [
  openIn(changing, [
    't1',
    'label+lines+lines.*+lines.code+lines.done+lines.labels+lines.place+lines.secret+lines.title+lines.to+name+size label+name label+lines+name+size',
  ]),
  openIn(changing, ['t2', 'name+size name name+size']),
  openIn({ things: [{ rights: 'qe', fields: 'name!' }] }, ['t1', 'name name name']),
];

/** Fields that are seen or changed in some records alone (docs/decisions/0216). */
export const fieldQuestions: readonly FixedQuestion[] = [
  ...seen,
  ...added,
  ...through,
  ...pointing,
  ...costs,
  ...single,
];
