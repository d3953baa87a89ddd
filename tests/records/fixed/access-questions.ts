import { sql } from 'kysely';
import { type RecordAccess, wholeTable } from '#server/domains/data/record/access/record-access.ts';
import { mayQuery, menuAccess, viewAccess, visibleInTable } from '#server/domains/data/record/access/menu-access.ts';
import type { MenuCaller } from '#server/domains/data/record/access/caller.ts';
import { listInScope } from '#server/domains/data/record/read/list.ts';
import {
  allMenuRights,
  type EffectiveRights,
  type MenuReader,
  menuReader,
  menuRights,
} from '#server/domains/navigation/index.ts';
import { fromSql } from '#server/domains/data/query/record-rows.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { answered, fieldsInWords, type FixedQuestion, meets, type Who } from './ask-fixed.ts';
import { fixedCaller, type FixedWorld, within } from './fixed-world.ts';
import { big, granted, type Grants, letters, own, rightNames, asUser, units, where } from './granted.ts';

/** What an access says in a few words. */
function inWords({ visible, enterable, editable, mayAdd, mayImport, ...access }: RecordAccess): string {
  const named = (set: RecordAccess['visible']) => (set === 'all' ? 'all' : [...set].sort().join('+'));
  const open = (
    ['changeable', 'deletable', 'exportable', 'addCondition', 'importCondition', 'editCondition', 'menuId'] as const
  ).filter((key) => access[key] !== undefined); // prettier-ignore
  return [
    named(visible),
    named(enterable),
    named(editable),
    ...(mayAdd ? ['add'] : []),
    ...(mayImport ? ['import'] : []),
    ...open,
  ].join(' '); // prettier-ignore
}

const accessed = (
  grants: Grants,
  answer: string,
  {
    who = asUser,
    of = (query, caller, { things }) => menuAccess(query, caller, things.menuId),
  }: { who?: Who; of?: (query: Query, caller: MenuCaller, world: FixedWorld) => Promise<RecordAccess> } = {}, // prettier-ignore
): FixedQuestion =>
  granted(grants, {
    what: `access of ${JSON.stringify(who)} ${String(of)}`,
    ask: (world) => answered(within(world, async (query) => inWords(await of(query, fixedCaller(world, who), world)))),
    answer,
  });

/** What a new record in the menu begins with. */
const begins = (grants: Grants, answer: string): FixedQuestion =>
  granted(grants, {
    what: 'what a new record begins with',
    ask: (world) =>
      within(world, async (query) => {
        const { fixed } = await menuAccess(query, fixedCaller(world, asUser), world.things.menuId);
        return [...(fixed ?? [])].map(([id, initial]) => `${id}=${JSON.stringify(initial)}`).join(' ');
      }),
    answer,
  });

const isPump = where('name', 'pump');
const named = 'name={"kind":"value","value":"pump"}';

/** Rows that a filter alone opens have its values, and so have new ones. */
const beginnings: FixedQuestion[] = [
  begins({ things: [{ rights: 'qa', scope: isPump }] }, named),
  begins({ things: [{ rights: 'q', scope: isPump }] }, ''),
  begins({ things: [{ rights: 'qa', scope: own }] }, ''),
  begins(
    {
      things: [
        { rights: 'qa', scope: isPump },
        { rights: 'qa', scope: own },
      ],
    },
    '',
  ),
  begins(
    {
      things: [{ rights: 'qa' }],
      view: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'name', operator: 'eq', value: 'pump' }] },
    },
    named,
  ),
];

const byView = (query: Query, caller: MenuCaller, { things }: FixedWorld) => viewAccess(query, caller, things);
const inView = (query: Query, caller: MenuCaller, { things }: FixedWorld) =>
  viewAccess(query, caller, { viewId: things.viewId });
const inSecond = (query: Query, caller: MenuCaller, { things, secondMenu: menuId }: FixedWorld) =>
  viewAccess(query, caller, { viewId: things.viewId, menuId });
const inOther = (query: Query, caller: MenuCaller, { things, parents }: FixedWorld) =>
  viewAccess(query, caller, { viewId: things.viewId, menuId: parents.menuId });

const both: Grants = {
  things: [{ rights: 'qa', fields: 'name! size', scope: own }],
  second: [{ rights: 'qed', fields: 'label!', scope: big }],
};

const accesses: FixedQuestion[] = [
  accessed({ things: [{ rights: 'q' }] }, 'all   menuId'),
  accessed({ things: [{ rights: 'qe', fields: 'name! size' }] }, 'name+size  name changeable editCondition menuId'),
  accessed({ things: [{ rights: 'qa', fields: 'name! size' }] }, 'name+size name  add addCondition menuId'),
  accessed({ things: [{ rights: 'qi' }] }, 'all   importCondition menuId'),
  accessed({ things: [{ rights: 'qaix' }] }, 'all all  add import exportable addCondition importCondition menuId'),
  accessed({ things: [{ rights: 'qd' }] }, 'all   deletable menuId'),
  accessed(
    {},
    'all all all add import changeable deletable exportable addCondition importCondition editCondition menuId',
    {
      who: {},
    },
  ), // prettier-ignore
  accessed({}, 'all   menuId', { who: { access: 'reader' } }),
  accessed(both, 'name+size name  add addCondition menuId'),
  accessed(both, 'name+size name  add addCondition menuId', { of: byView }),
  accessed(both, 'label  label changeable deletable editCondition menuId', { of: inSecond }),
  accessed(both, 'label+name+size name label add changeable deletable addCondition editCondition', { of: inView }),
  accessed(both, 'not found', { of: inOther }),
  accessed(both, 'all all all add import changeable deletable exportable addCondition importCondition editCondition', {
    of: inView,
    who: {},
  }), // prettier-ignore
  accessed({ second: [{ rights: 'q' }] }, 'all  ', { of: inView }),
  accessed({ second: [{ rights: 'q' }], things: [{ rights: 'q', fields: 'name' }] }, 'all  ', { of: inView }),
  accessed({ things: [{ rights: 'q' }], second: [{ rights: 'q', fields: 'name' }] }, 'all  ', { of: inView }),
  accessed({}, 'not found', { of: inView }),
  accessed({}, 'not found', { of: inSecond }),
  accessed({}, 'not found', { of: (query, caller) => menuAccess(query, caller, 'nothing'), who: {} }),
  accessed({}, 'not found', { of: (query, caller) => viewAccess(query, caller, { viewId: 'nothing' }), who: {} }),
];

/** What a user lists in a view by all of its menus. */
const inViewListed: FixedQuestion = granted(both, {
  what: 'a list of a view',
  ask: (world) =>
    within(world, async (query) => {
      const caller = fixedCaller(world, asUser);
      const access = await inView(query, caller, world);
      const { items } = await listInScope(query, caller, access, { args: { sort: ['record_id'] } });
      return items
        .map(({ record_id: id, rights, l_table_id, menu_id }) =>
          [id, rights.edit, l_table_id === world.things.viewId, menu_id].join(),
        )
        .join(' '); // prettier-ignore
    }),
  answer: 't1,false,true, t2,true,true, t5,true,true,',
});

/** What is open of the parents to who comes from the things. */
const otherTable = (grants: Grants, answer: string, who: Who = asUser): FixedQuestion =>
  granted(grants, {
    what: `parents as another table of ${JSON.stringify(who)}`,
    ask: (world) =>
      within(world, async (query) => {
        const access = await menuAccess(query, fixedCaller(world, who), world.things.menuId);
        const other = await access.others(query, world.parents.tableId);
        if (!other) return 'nothing';
        const seen = fieldsInWords(other.visible);
        const { rows } = await sql<{ id: string }>`select r.id from ${fromSql(other.design)}
          where r.deleted_at is null and ${other.deletable ?? sql`false`} order by r.id`.execute(query);
        return [seen, ...(other.mayAdd ? ['add'] : []), ...rows.map(({ id }) => id)].join(' ');
      }),
    answer,
  });

const withThings = { things: [{ rights: 'q' }] };
const others: FixedQuestion[] = [
  otherTable(withThings, 'nothing'),
  otherTable({ ...withThings, parents: [{ rights: 'q', fields: 'name' }] }, 'name'),
  otherTable(
    { ...withThings, parents: [{ rights: 'qa', fields: 'name' }], big: [{ rights: 'qd', fields: 'size' }] },
    'name+size? add p2 p3',
  ), // prettier-ignore
  otherTable({ ...withThings, parents: [{ rights: 'q' }], big: [{ rights: 'q', fields: 'size' }] }, 'all'),
  otherTable(
    { ...withThings, parents: [{ rights: 'q', fields: 'size' }], big: [{ rights: 'q', fields: 'name' }] },
    'name?+size',
  ), // prettier-ignore
  otherTable(
    {
      ...withThings,
      parents: [
        { rights: 'q', fields: 'size', scope: own },
        { rights: 'q', fields: 'name' },
      ],
    },
    'name+size?',
  ), // prettier-ignore
  otherTable({}, 'all add p1 p2 p3', {}),
  otherTable({ ...withThings, parents: [{ rights: 'q' }, { rights: 'qd', scope: own }] }, 'all p1'),
  otherTable({}, 'all', { access: 'reader' }),
];

/** Who asks as one subject alone; a subject is an index of the world's. */
const lookedAt = (grants: Grants, [subject, held]: [number, string], isAll = false): FixedQuestion =>
  granted(grants, {
    what: `looked at as subject ${subject}${isAll ? ' in each menu' : ''}`,
    ask: (world) =>
      within(world, async (query) => {
        const as = world.world.subjects[subject];
        const reader: MenuReader = { ...menuReader(fixedCaller(world, asUser)), ...(as && { lookedAtAs: as }) };
        const { menuId } = world.things;
        const found = isAll ? (await allMenuRights(query, reader))(menuId) : await menuRights(query, reader, menuId);
        return effectiveInWords(world, found);
      }),
    answer: held,
  });

function effectiveInWords({ world }: FixedWorld, { rights, rows: alternatives }: EffectiveRights): string {
  const unit = (id: string) => world.names.departments.indexOf(id);
  const scopes = alternatives.query.map((one) =>
    one.kind === 'departments' ? `departments ${one.ids.map(unit).sort().join('+')}` : one.kind,
  ); // prettier-ignore
  return [
    rightNames
      .filter((name) => rights[name])
      .map((name) => letters[name])
      .join(''),
    ...scopes.sort(),
  ].join(' '); // prettier-ignore
}

/** Subjects: three people, then top, middle, bottom and aside, then clerk and head, then three groups. */
const toUnits: Grants = {
  things: [
    { to: 0, rights: 'qx', scope: own },
    { to: 3, rights: 'q', scope: units(true) },
    { to: 4, rights: 'qa', scope: units(false) },
    { to: 5, rights: 'qe', scope: big },
    { to: 7, rights: 'qd' },
    { to: 9, rights: 'qi' },
  ],
};

const looked: FixedQuestion[] = [false, true].flatMap((isAll) => [
  lookedAt(toUnits, [0, 'qadx all departments 1 departments 1+2 own'], isAll),
  lookedAt(toUnits, [3, 'q departments 0+1+2'], isAll),
  lookedAt(toUnits, [4, 'qa departments 1 departments 1+2'], isAll),
  lookedAt(toUnits, [5, 'qae departments 2 departments 2 filter'], isAll),
  lookedAt(toUnits, [6, ''], isAll),
  lookedAt(toUnits, [7, 'qd all'], isAll),
  lookedAt(toUnits, [8, ''], isAll),
  lookedAt(toUnits, [9, 'qi all'], isAll),
  // A department that is not there any more means nobody, and nothing to the one below it.
  lookedAt({ things: [{ to: 12, rights: 'q' }] }, [13, ''], isAll),
  lookedAt({ things: [{ to: 13, rights: 'q' }] }, [13, 'q all'], isAll),
  lookedAt({ second: [{ rights: 'q' }] }, [0, ''], isAll),
]);

const seenFields = (answer: string, who: Who = asUser): FixedQuestion => ({
  what: `fields of the parents that ${JSON.stringify(who)} sees`,
  ask: (world) =>
    answered(
      within(world, async (query) => {
        const views = [world.parents.viewId, world.bigParents.viewId];
        const { visible, viewIds } = await visibleInTable(query, fixedCaller(world, who), views);
        const shown = views.map((id, index) => (viewIds.has(id) ? String(index) : '')).join('');
        return `${visible === 'all' ? 'all' : [...visible].sort().join('+')} in ${shown}`;
      }),
    ),
  answer,
});

const asks = (who: Who, answer: string): FixedQuestion => ({
  what: `whether ${JSON.stringify(who)} may see the things`,
  ask: (world) =>
    within(world, async (query) => {
      const caller = fixedCaller(world, who);
      const { menuId, viewId } = world.things;
      return [await mayQuery(query, caller, { menuId }), await mayQuery(query, caller, { viewId })].join();
    }),
  answer,
});

const tables: FixedQuestion[] = [
  granted({}, seenFields('not found')),
  granted({ parents: [{ rights: 'q', fields: 'name' }] }, seenFields('name in 0')),
  granted({ parents: [{ rights: 'a', fields: 'name' }] }, seenFields('not found')),
  granted({ big: [{ rights: 'q', fields: 'size' }] }, seenFields('size in 1')),
  granted(
    { parents: [{ rights: 'q', fields: 'name' }], big: [{ rights: 'q', fields: 'size' }] },
    seenFields('name+size in 01'),
  ), // prettier-ignore
  granted({}, seenFields('all in 01', {})),
  granted({}, seenFields('all in 01', { access: 'reader' })),
  granted({}, asks(asUser, 'false,false')),
  granted({ second: [{ rights: 'q' }] }, asks(asUser, 'false,true')),
  granted({ things: [{ rights: 'q' }] }, asks(asUser, 'true,true')),
  granted({}, asks({}, 'true,true')),
];

/** A table as builders reach it by its id, and another one that is not there. */
const builders: FixedQuestion[] = [true, false].map((canEdit) => ({
  what: `a whole table of who ${canEdit ? 'edits' : 'reads'}`,
  ask: (world) =>
    within(world, async (query) => {
      const access = wholeTable(world.things.design, { canEdit });
      const other = await access.others(query, 'nothing');
      return `${inWords(access)} ${other === undefined ? 'alone' : 'and another'}`;
    }),
  answer: canEdit ? 'all all all add import changeable deletable exportable alone' : 'all   alone',
}));

/** What is open to whom by which way: a menu, a view, a relation, looked at as a subject. */
export const accessQuestions: readonly FixedQuestion[] = [
  ...beginnings,
  ...accesses,
  inViewListed,
  ...others,
  ...looked,
  ...tables,
  ...builders,
  granted({}, meets('things', ['name', 'eq', 'pump'], 't1')),
];
