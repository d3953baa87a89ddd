import type { Schemas } from '#openapi';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, idOf } from '#tests/api/caller.ts';
import { createLastingCaller } from '#tests/api/lasting-caller.ts';
import type { TestDatabase } from '#tests/database/harness.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import type { PlainContext } from './plain-filter.ts';
import type { Names } from './random-field.ts';

export const appId = seedId('application acme Leave and absence');
const inApp = { headers: { application_id: appId } };

type Subject = Pick<Schemas['MenuAuthConfig'], 'subject_type' | 'subject_id'>;

/** A person with everything that grants and filters know of them, as it was set up. */
export interface OracleUser {
  accountId: string;
  departments: readonly string[];
  departmentsBelow: readonly string[];
  subjects: ReadonlySet<string>;
}

/** A view with one of the menus that open it. */
export interface OpenedView {
  viewId: string;
  menuId: string;
}

/** The demo with an organisation of its own, known in memory too. */
export interface World extends Pick<PlainContext, 'below' | 'membersOf'> {
  api: Api;
  owner: Caller;
  wsId: string;
  people: readonly OracleUser[];
  names: Names;
  /** What people read for the ids of people and departments. */
  shown: ReadonlyMap<string, string>;
  /** Whom grants may be for; some of them mean nobody here. */
  subjects: readonly Subject[];
  /** A table with a view and a menu that opens it. */
  newTable(form: Schemas['FormConfig']): Promise<OpenedView & { tableId: string }>;
  /** One more menu, of a view of a table that is there or of a new one. */
  openAgain(of: { viewId: string } | { tableId: string }): Promise<OpenedView>;
}

async function namesIn(api: Api, wsId: string): Promise<Map<string, string>> {
  const [people, departments] = await api.database.tenant(wsId, async (query) => [
    await query.selectFrom('memberships').select(['account_id as id', 'real_name as name']).execute(),
    await query.selectFrom('departments').select(['id', 'department_name as name']).execute(),
  ]);
  return new Map([...people, ...departments].map(({ id, name }) => [id, name]));
}

/** Sets up departments of three levels, positions, groups, and who belongs to what. */
export async function openWorld(opened: TestDatabase): Promise<World> {
  const api = await startApi(opened);
  const owner = await createLastingCaller(api, 'owner');
  const department = async (department_name: string, father_id?: string): Promise<string> =>
    (await owner.done('createDepartment', { department_name, ...(father_id !== undefined && { father_id }) })).id;
  const position = async (tagName: string): Promise<string> =>
    (await owner.done('createPosition', { tagName, domain: 'duty' })).id;
  const top = await department('Oracle top');
  const middle = await department('Oracle middle', top);
  const bottom = await department('Oracle bottom', middle);
  const aside = await department('Oracle aside');
  const [clerk, head] = [await position('Oracle clerk'), await position('Oracle head')];
  const [one, two, three] = ['appuser', 'user', 'hr'].map(idOf) as [string, string, string];
  const belongs = async (user_id: string, department_ids: string[], position_ids: string[]): Promise<void> => {
    await owner.done('updateUserDepartment', { user_id, department_ids, position_ids });
  };
  await belongs(one, [middle], [clerk]);
  await belongs(two, [bottom, aside], []);
  await belongs(three, [], [head]);
  const group = async (name: string, more: object): Promise<string> =>
    (await owner.done('createUserOrganisation', { name, ...more })).id;
  const ofPeople = await group('Oracle people', { user_ids: [two] });
  const ofUnits = await group('Oracle units', { department_ids: [top] });
  const closed = await group('Oracle closed', { user_ids: [one, two], enabled: false });
  const named = (...subjects: Subject[]) => new Set(subjects.map((each) => `${each.subject_type}:${each.subject_id}`));
  const subject = (subject_type: Subject['subject_type'], subject_id: string): Subject => ({
    subject_type,
    subject_id,
  });
  const units = [top, middle, bottom, aside].map((id) => subject('department', id));
  const [ofTop, ofMiddle, ofBottom, ofAside] = units as [Subject, Subject, Subject, Subject];
  const groups = [ofPeople, ofUnits, closed].map((id) => subject('userGroup', id));
  const [withPeople, withUnits] = groups as [Subject, Subject];
  const positions = [clerk, head].map((id) => subject('position', id));
  const [asClerk, asHead] = positions as [Subject, Subject];
  const user = (accountId: string, departments: string[], below: string[], ...held: Subject[]): OracleUser => ({
    accountId,
    departments,
    departmentsBelow: below,
    subjects: named(subject('user', accountId), ...held),
  });
  const { id: categoryId } = await owner.done('createCategory', { category_name: 'Oracle' }, inApp);
  const newView = async (table_id: string): Promise<string> => {
    const filter_conditions = { logicalOperator: 'all' as const, children: [] };
    const view = { table_id, logical_table_name: `Oracle ${ulid()}`, filter_conditions };
    return (await owner.done('createLogicalTable', view, inApp)).logical_table_id;
  };
  const openAgain: World['openAgain'] = async (of) => {
    const viewId = 'viewId' in of ? of.viewId : await newView(of.tableId);
    const { id: menuId } = await owner.done('createMenu', { menu_name: 'Oracle', c_id: categoryId }, inApp);
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: viewId };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inApp);
    return { viewId, menuId };
  };
  return {
    api,
    owner,
    openAgain,
    wsId: owner.wsId,
    people: [
      user(one, [middle], [middle, bottom], ofMiddle, ofTop, withUnits, asClerk),
      user(two, [bottom, aside], [bottom, aside], ofBottom, ofMiddle, ofTop, ofAside, withPeople, withUnits),
      user(three, [], [], asHead),
    ],
    shown: await namesIn(api, owner.wsId),
    names: { people: [one, two, three, idOf('owner')], departments: [top, middle, bottom, aside] },
    below: new Map([
      [top, [top, middle, bottom]],
      [middle, [middle, bottom]],
      [bottom, [bottom]],
      [aside, [aside]],
    ]),
    membersOf: new Map([
      [one, [middle]],
      [two, [bottom, aside]],
    ]),
    subjects: [...[one, two, three].map((id) => subject('user', id)), ...units, ...positions, ...groups],
    async newTable(formConfig) {
      const args = { formConfig, physical_table_category_id: categoryId };
      const { table_id: tableId } = await owner.done('createPhysicalTable', args, inApp);
      return { tableId, ...(await openAgain({ tableId })) };
    },
  };
}
