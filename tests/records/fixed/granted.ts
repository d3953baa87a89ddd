import type { Schemas } from '#openapi';
import type { PlainGrant } from '../oracle/plain-rights.ts';
import type { FixedQuestion, Who } from './ask-fixed.ts';
import { type FixedWorld, grantOnly, isBig } from './fixed-world.ts';

export type Right = keyof Schemas['MenuRights'];

/** An authorisation in short; `to` is an index of the world's subjects, which begin with its three people. */
export interface ShortGrant {
  to?: number;
  rights: string;
  fields?: string;
  scope?: Schemas['MenuDataScope'];
  forApi?: boolean;
}

export const letters: Readonly<Record<Right, string>> = {
  query: 'q',
  add: 'a',
  edit: 'e',
  delete: 'd',
  export: 'x',
  import: 'i',
}; // prettier-ignore
export const rightNames = Object.keys(letters) as Right[];

/** What the first person is to grants: by themselves, by a department, by a position. A menu has one authorisation for each. */
const firstPerson = [0, 4, 7];

function whole({ world }: FixedWorld, { to = 0, rights, fields, scope, forApi = false }: ShortGrant): PlainGrant {
  const subject = world.subjects[to];
  if (!subject) throw new Error(`There is no subject ${to}.`);
  const names = fields?.split(' ').filter((name) => name !== '') ?? [];
  const shown = names.map((name) => ({ field: name.replace('!', ''), can_edit: name.endsWith('!') }));
  return {
    ...subject,
    // Safe: one entry for each right.
    rights: Object.fromEntries(
      rightNames.map((name) => [name, rights.includes(letters[name])]),
    ) as PlainGrant['rights'], // prettier-ignore
    visible_fields: fields === undefined ? { kind: 'all' } : { kind: 'listed', fields: shown },
    data_scope: scope ?? { kind: 'all' },
    for_api: forApi,
  };
}

export interface Grants {
  things?: readonly ShortGrant[];
  second?: readonly ShortGrant[];
  parents?: readonly ShortGrant[];
  big?: readonly ShortGrant[];
  view?: Schemas['FilterConditions'];
}

async function grant(world: FixedWorld, { things = [], second = [], parents = [], big = [], view }: Grants) {
  const all = (list: readonly ShortGrant[]) =>
    list.map((one, index) => whole(world, { to: firstPerson[index] ?? 0, ...one }));
  await grantOnly(world, world.things, all(things), view);
  await grantOnly(world, { ...world.things, menuId: world.secondMenu }, all(second), view);
  await grantOnly(world, world.parents, all(parents));
  await grantOnly(world, world.bigParents, all(big), isBig);
}

/** The question after these authorisations, and no others, were given. */
export const granted = (grants: Grants, question: FixedQuestion): FixedQuestion => ({
  what: `${question.what} by ${JSON.stringify(grants)}`,
  async ask(world) {
    await grant(world, grants);
    return question.ask(world);
  },
  answer: question.answer,
});

export const asUser: Who = { access: 'granted' };
export const own: Schemas['MenuDataScope'] = { kind: 'own' };
export const big: Schemas['MenuDataScope'] = { kind: 'filter', filter: isBig };
export const where = (field: string, value: string): Schemas['MenuDataScope'] => ({
  kind: 'filter',
  filter: { logicalOperator: 'all', children: [{ kind: 'condition', field, operator: 'eq', value }] },
});
export const units = (is_deep: boolean): Schemas['MenuDataScope'] => ({ kind: 'departments', is_deep });
