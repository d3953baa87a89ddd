import { listChoices } from '#server/domains/data/record/read/choices.ts';
import { deletionLinks } from '#server/domains/data/record/write/deletion-links.ts';
import { menuAccess, viewAccess } from '#server/domains/data/record/access/menu-access.ts';
import type { MenuCaller } from '#server/domains/data/record/access/caller.ts';
import { listRelated } from '#server/domains/data/record/read/related.ts';
import { readRelations } from '#server/domains/data/record/read/relations.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid, NotFound } from '#server/kernel/errors/index.ts';
import { type Asked, callerOf, isReached, rightsOf } from '../ask.ts';
import { sorted } from '../plain-list.ts';
import { folded, type PlainRecord } from '../plain-field.ts';
import type { World } from '../world.ts';
import type { TableName } from './linked-tables.ts';
import { type LinkedCase, PlainLinks, pointsAt } from './plain-links.ts';

/** What a question about linked records answers: ids, or that there is nothing to see. */
export type Ids = string[] | 'unknown' | 'refused';

async function asked<T>(
  world: World,
  one: LinkedCase,
  ask: (query: Query, caller: MenuCaller) => Promise<T>,
): Promise<T | 'unknown' | 'refused'> {
  try {
    const read = (query: Query) => ask(query, callerOf(world, one.question));
    return await world.api.database.records(world.wsId, read, { readOnly: true });
  } catch (error) {
    if (error instanceof NotFound) return 'unknown';
    if (error instanceof Invalid) return 'refused';
    throw error;
  }
}

const idsOf = (items: readonly { record_id: string }[]): string[] => items.map(({ record_id }) => record_id);
const newest = ['-created_at'];

/** The records of the middle that point at one of the top, by the view of their table. */
export const askRelated = (world: World, one: LinkedCase, rid: string): Promise<Ids> =>
  asked(world, one, async (query, caller) => {
    const { top, middle } = one.tables;
    const of = await menuAccess(query, caller, top.menuId);
    const from = await viewAccess(query, caller, { viewId: middle.viewId });
    const query_ = { rid, logical_table_id: middle.viewId, field: 'up', size: 100, sort: newest };
    return idsOf((await listRelated(query, caller, { of, from }, query_)).items);
  });

export function relatedPlainly(world: World, one: LinkedCase, record: PlainRecord): Ids {
  const links = new PlainLinks(world, one);
  const [ofTop, ofMiddle] = [links.inMenu('top'), links.inView('middle')];
  const rights = rightsOf(world, ofMiddle);
  if (!rightsOf(world, ofTop).mayDo('query') || !rights.mayDo('query')) return 'unknown';
  if (!isReached(world, ofTop, record)) return 'unknown';
  if (!rights.sees('up') && !rights.sees('ups')) return 'unknown';
  if (!rights.sees('up')) return 'refused';
  const { records, fields } = one.tables.middle;
  const found = records.filter(
    (each) => isReached(world, ofMiddle, each) && rights.seesIn('up', each) && each.values['up'] === record.id,
  );
  return sorted(found, newest, fields).map(({ id }) => id);
}

type Counted = string[] | 'unknown' | 'refused';

/** What a page shows under a record: each relation that leads here, how many records, and whether one may be added. */
export type Relations = { field: string; ids: string[]; total: number; mayAdd: boolean }[] | 'unknown' | 'refused';

export const askRelations = (world: World, one: LinkedCase, rid: string): Promise<Relations> =>
  asked(world, one, async (query, caller) => {
    const { relations } = await readRelations(query, caller, await menuAccess(query, caller, one.tables.top.menuId), {
      rid,
      size: 50,
    });
    return relations
      .map(({ field, records, total, rights }) => ({ field, ids: idsOf(records).sort(), total, mayAdd: rights.add }))
      .sort((left, right) => (left.field < right.field ? -1 : 1));
  });

export function relationsPlainly(world: World, one: LinkedCase, record: PlainRecord): Relations {
  const links = new PlainLinks(world, one);
  const { access } = one.question.person;
  const ofTop = links.inMenu('top');
  if (!rightsOf(world, ofTop).mayDo('query') || !isReached(world, ofTop, record)) return 'unknown';
  return ['up', 'ups'].flatMap((field) => {
    if (access !== 'granted') {
      const ids = links.pointing('middle', field, record).map(({ id }) => id);
      return [{ field, ids, total: ids.length, mayAdd: access === 'editor' }];
    }
    // The first menu that shows the relation is the one that people are led to.
    const asked = links.inMenus('middle').find((each) => {
      const rights = rightsOf(world, each);
      return rights.mayDo('query') && rights.sees(field);
    });
    if (!asked) return [];
    const { seesIn } = rightsOf(world, asked);
    const ids = links
      .inOrder('middle')
      .filter((each) => isReached(world, asked, each) && seesIn(field, each) && pointsAt(each, field, record))
      .map(({ id }) => id);
    return [{ field, ids, total: ids.length, mayAdd: mayFill(asked, field) }];
  });
}

/** Whether a field is open in a new record. */
function mayFill({ rights, question: { person } }: Asked, field: string): boolean {
  return rights.grants
    .filter(
      ({ subject_type, subject_id, for_api, rights: { query, add } }) =>
        person.subjects.has(`${subject_type}:${subject_id}`) && (for_api || !person.isKey) && query && add,
    )
    .some(
      ({ visible_fields: seen }) =>
        seen.kind === 'all' || seen.fields.some((each) => each.field === field && each.can_edit),
    );
}

/** What becomes of the links to records that go into the trash: how many records lose one, by the relation. */
export const askDeletion = (world: World, one: LinkedCase, ids: readonly string[]): Promise<Counted> =>
  asked(world, one, async (query, caller) => {
    const access = await menuAccess(query, caller, one.tables.top.menuId);
    const { links } = await deletionLinks(query, access, ids, 'en-US');
    return links.map(({ label, count }) => `${label} ${count}`).sort();
  });

export function deletionPlainly(world: World, one: LinkedCase, records: readonly PlainRecord[]): Counted {
  const links = new PlainLinks(world, one);
  const ofTop = links.inMenu('top');
  if (!rightsOf(world, ofTop).mayDo('query')) return 'unknown';
  const going = records.filter((record) => isReached(world, ofTop, record));
  if (!links.isReadable('middle')) return [];
  return ['up', 'ups'].flatMap((field) => {
    if (!links.sees('middle', field)) return [];
    const losing = new Set(going.flatMap((record) => links.pointing('middle', field, record)));
    return losing.size === 0 ? [] : [`${field} ${losing.size}`];
  });
}

/** What the box of a relation of the bottom offers. */
export const askChoices = (world: World, one: LinkedCase, search: string): Promise<string[] | 'unknown' | 'refused'> =>
  asked(world, one, async (query, caller) => {
    const access = await menuAccess(query, caller, one.tables.bottom.menuId);
    const { items } = await listChoices(query, caller, access, { field: 'mid', search, size: 100 });
    return items.map(({ id, title }) => `${id} ${title}`).sort();
  });

export function choicesPlainly(world: World, one: LinkedCase, search: string): string[] | 'unknown' | 'refused' {
  const links = new PlainLinks(world, one);
  const rights = rightsOf(world, links.inMenu('bottom'));
  if (!rights.mayDo('query')) return 'unknown';
  if (!rights.sees('mid')) return 'refused';
  if (!links.isReadable('middle') || links.isClosed('mid')) return [];
  const { middle } = one.tables;
  const asBuilder = {
    ...links.inMenu('middle'),
    question: { ...one.question, query: {}, person: { ...one.question.person, access: 'editor' as const } },
  };
  const title = titleOf(links, 'middle');
  const wanted = folded(search);
  return links
    .meeting('mid', links.openOf('middle'))
    .filter((record) => isReached(world, asBuilder, record))
    .flatMap((record) => {
      const shown = (field: string) => String((links.seesIn('middle', field, record) && record.values[field]) || '');
      const texts = middle.fields.filter(
        ({ id, family, kind }) =>
          family === 'text' && links.sees('middle', id) && !(kind.type === 'text' && kind.widget === 'password'),
      );
      if (wanted !== '' && !texts.some(({ id }) => folded(shown(id)).includes(wanted))) return [];
      return [`${record.id} ${(title !== undefined && shown(title)) || record.id}`];
    })
    .sort();
}

/** The table's title, else the first text that the reader sees. */
function titleOf(links: PlainLinks, name: TableName): string | undefined {
  const { fields } = links.askedOf(name).table;
  return fields.find(({ id, kind }) => kind.type === 'text' && kind.widget !== 'password' && links.sees(name, id))?.id;
}
