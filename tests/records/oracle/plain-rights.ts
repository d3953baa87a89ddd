import type { Schemas } from '#openapi';
import { holds, type PlainContext } from './plain-filter.ts';
import type { PlainField, PlainRecord } from './plain-field.ts';

/** An authorisation as it is stored. */
export interface PlainGrant {
  subject_type: Schemas['MenuAuthConfig']['subject_type'];
  subject_id: string;
  rights: Schemas['MenuRights'];
  visible_fields: Schemas['MenuVisibleFields'];
  data_scope: Schemas['MenuDataScope'];
  for_api: boolean;
  /** By a view, in its records alone: for grants of several menus together. */
  within?: Schemas['FilterConditions'];
}

/** OracleUser who asks. */
export interface PlainPerson {
  accountId: string;
  /** `department:ID` and the like: what the person is to grants. */
  subjects: ReadonlySet<string>;
  access: 'editor' | 'reader' | 'granted';
  isKey: boolean;
}

type Right = keyof Schemas['MenuRights'];

/** What user may see and do, asked one thing at a time. */
export interface PlainRights {
  mayDo(right: Right): boolean;
  /** In some record at least. */
  sees(field: string): boolean;
  seesIn(field: string, record: PlainRecord): boolean;
  mayChangeIn(field: string, record: PlainRecord): boolean;
  reaches(right: Right, record: PlainRecord): boolean;
}

/** The authorisations that mean something to user. */
const heldBy = (grants: readonly PlainGrant[], person: PlainPerson): PlainGrant[] =>
  grants.filter(
    (grant) =>
      person.access === 'granted' &&
      person.subjects.has(`${grant.subject_type}:${grant.subject_id}`) &&
      (grant.for_api || !person.isKey) &&
      grant.rights.query,
  );

/**
 * Whether fields that a grant names open a path. A sub-table has all of its columns, unless the grant names some of them; then its rows
 * are what is left of its own name.
 */
function isNamed({ visible_fields: seen }: PlainGrant, path: string, isMeant: (one: Named) => boolean): boolean {
  if (seen.kind === 'all') return true;
  const names = seen.fields.filter(isMeant).map(({ field }) => field);
  const [head = '', column] = path.split('.');
  if (column === undefined) return names.some((name) => name === path || name.startsWith(`${path}.`));
  const isNarrowed = seen.fields.some(({ field }) => field.startsWith(`${head}.`));
  return names.includes(path) || ((!isNarrowed || column === '*') && names.includes(head));
}

type Named = Extract<Schemas['MenuVisibleFields'], { kind: 'listed' }>['fields'][number];

const showsField = (grant: PlainGrant, path: string): boolean => isNamed(grant, path, () => true);

const opensField = (grant: PlainGrant, path: string): boolean => isNamed(grant, path, ({ can_edit }) => can_edit);

/** Which fields user sees. */
export const fieldsSeenBy =
  (grants: readonly PlainGrant[], person: PlainPerson) =>
  (field: string): boolean =>
    person.access !== 'granted' || heldBy(grants, person).some((grant) => showsField(grant, field));

export function plainRights(
  grants: readonly PlainGrant[],
  person: PlainPerson,
  { fields, context }: { fields: readonly PlainField[]; context: PlainContext },
): PlainRights {
  const isFree = (right: Right) => person.access === 'editor' || (person.access === 'reader' && right === 'query');
  const held = heldBy(grants, person);
  const isIn = ({ data_scope: scope, within }: PlainGrant, record: PlainRecord): boolean => {
    if (within && !holds({ fields, context }, within, record)) return false;
    if (scope.kind === 'own') return record.createdBy === context.accountId;
    if (scope.kind === 'filter') return holds({ fields, context }, scope.filter, record);
    if (scope.kind === 'all') return true;
    const ids = scope.is_deep ? context.departmentsBelow : context.departments;
    return record.departmentId !== null && ids.includes(record.departmentId);
  };
  return {
    mayDo: (right) => isFree(right) || held.some(({ rights }) => rights[right]),
    sees: fieldsSeenBy(grants, person),
    seesIn: (field, record) => isFree('query') || held.some((grant) => showsField(grant, field) && isIn(grant, record)),
    mayChangeIn: (field, record) =>
      isFree('edit') || held.some((grant) => grant.rights.edit && opensField(grant, field) && isIn(grant, record)),
    reaches: (right, record) => isFree(right) || held.some((grant) => grant.rights[right] && isIn(grant, record)),
  };
}
