import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guard, guards, type Operation, type OperationId, operations } from '#openapi';
import type { Node } from '#scripts/contract/source.ts';
import { readDescription } from '#server/kernel/http/contract/description.ts';
import { type DatabaseKind, openTestDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { expectations } from './expected/index.ts';
import { compareContract } from './judge/compare-contract.ts';
import { judgeGuard } from './judge/judge-guard.ts';
import { judgeGrants, judgeDenials } from './judge/judge-roles.ts';
import { judgeRows } from './judge/judge-rows.ts';
import { judgeStatements } from './judge/judge-statements.ts';
import { formsOf, namesOf, requests } from './requests/index.ts';
import { namedLocations } from './requests/named-locations.ts';
import { principals } from './world/principals.ts';
import { createWorld, type World } from './world/world.ts';

const expected = expectations();
/** Object.keys widens; they are the contract's. */
const ids = Object.keys(operations) as OperationId[];
const table: Readonly<Record<OperationId, Operation>> = operations;
const served = ids.filter((id) => !table[id].planned);
const guarded = served.flatMap((id) => {
  const { guard } = table[id];
  // Safe: the contract is checked to name guards of roles.yaml only.
  return guard === undefined ? [] : [[id, guard as Guard] as const];
});
const open = { roles: 'public', says: 'nothing' } as const;
const expectationOf = (id: OperationId) => expected[id] ?? open;

test('P1 ROLE-31 the contract names the roles and guards that the specification does', () => {
  expect(compareContract()).toEqual([]);
});

test('P1 every served operation has a request, and no other has', () => {
  expect(Object.keys(requests).sort()).toEqual([...served].sort());
});

/** What a button of a list may name. */
const inButtons = [
  'initial.0.to.value.0.row_id',
  'logical_table_id',
  'menu_id',
  'template_id',
  'to.value.0.row_id',
  'workflow_id',
];

const inDesigns = [
  ...['initial.value.0.row_id', 'kind.component_id'].map((path) => `fields.0.${path}`),
  ...['then', 'otherwise'].map((part) => `rules.0.${part}.0.to.value.0.row_id`),
  'fills.0.from.logical_table_id',
  ...['events.0', 'list.buttons.0'].flatMap((part) => inButtons.map((path) => `${part}.actions.0.${path}`)),
  'related_tables.0',
  'sql_page.connector_id',
].map((path) => `formConfig.${path}`);

/** Places of rows that belong to nobody else among those who may name them, and those that are not read. */
const notTried: Readonly<Record<string, string>> = {
  'getCustomer getCustomerDetail updateCustomer enableCustomer disableCustomer': 'id',
  'enableCustomerApi disableCustomerApi configureCustomerQuota repairCustomer createSupportTicket': 'id',
  'createNotice updateNotice': 'targets.ws_ids.0',
  // The page's own id stays as it is, and the whole carousel is put together from its two parts.
  saveLoginPage: 'id frontMeta.carouselList.0',
  // Whom a ticket is for: people with a role in the application, whom the principals are and rows are not.
  'createTokenByUserId createShadowTicket': 'user_id',
  // Its own session is the caller's token; what it answers for someone else's is covered in tests/api.
  revokeOwnSession: 'id',
  // Who takes over from a deleted person is named by administrators of the workspace only; people of others are tried in tests/api/account-successor.test.ts.
  'deleteAccount batchDeleteAccounts': 'successor_id',
  // A workspace of others, and one that the person belongs to, are tried in tests/api/switch-workspace.test.ts.
  createWorkspaceTicket: 'ws_id',
  // Who has no session yet names the workspace to enter; what it answers for another one is covered in tests/api.
  'loginUser exchangeThirdPartyCode': 'wsId',
  // Tables are named by a link in tests/api, since the world's have no view; of the other kinds nothing is stored by now.
  'updateMenu createMenuLink updateMenuLink':
    'front_meta.logical_table_id front_meta.share_id front_meta.component_id front_meta.page_id front_meta.plugin_id ' +
    // What the buttons of a view name is stored as it is, and asked for by the call of the press.
    inButtons.map((path) => `view_config.list.buttons.0.actions.0.${path}`).join(' '),
  'createLogicalTable updateLogicalTable': inButtons.map((path) => `list.buttons.0.actions.0.${path}`).join(' '),
  // A row of a sub-table belongs to its record: rows of other records are refused there (tests/api).
  'editMenuCells editTableCells': 'changes.0.cells.0.value.0.row_id',
  // What buttons, events, rules and fills of a design name is stored as it is, and asked for by the call that uses it; there are
  // no components and no connectors by now.
  'createPhysicalTable configurePhysicalTable previewTableChange': inDesigns.join(' '),
  'createPhysicalTable configurePhysicalTable': 'dbConfig.connector_id',
  // Table, view and menu follow from the address; where they are sent they have to agree with it (tests/api).
  'createPhysicalRecord createLogicalRecord createMenuRecord': 'menu_id p_table_id l_table_id',
  'listPhysicalRecords listLogicalRecords listMenuRecords': 'menu_id',
  // What the caller shows: a row of somebody else is as gone from the list as one that is not there (tests/api).
  'getMenuChanges getTableChanges': 'shown.0.record_id',
  // A further part of an import belongs to who began it: somebody else's is refused (tests/api). A trial does not read it.
  'importRecords importTableRecords checkImport checkTableImport': 'import_id',
  // There are no export templates by now: each one is refused.
  'exportRecords exportTableRecords': 'template_id',
  // It narrows the list to one of the rows that the caller sees without it.
  listOperationLog: 'id',
  // What the form was opened with: it is compared with what is stored, and never written. The id of an item tells it from the others of
  // its document, and finds nothing elsewhere: tests/api/external-databases.test.ts.
  saveWorkspaceSetting: 'base.items.0.user_id base.items.0.stand_in_id base.logo base.items.0.id value.items.0.id',
  // No page is a row by now: whatever is named is unknown.
  setHomePagePreference: 'page_id',
};

test("P2 every argument that names a row is tried with someone else's, whatever form of the call it is in", () => {
  const excused = Object.entries(notTried).flatMap(([names, locations]) =>
    names.split(' ').flatMap((id) => locations.split(' ').map((scope) => `${id} ${scope}`)),
  );
  // Safe: the description is JSON, whose types say more than is needed here.
  const locations = [...namedLocations(readDescription() as unknown as Node)];
  const missing = locations.flatMap(([id, paths]) => {
    const tried = principals.flatMap((principal) =>
      formsOf(id).flatMap((form) => namesOf(form, principal).map(([path]) => path)),
    );
    return paths.filter((path) => !tried.includes(path)).map((path) => `${id} ${path}`);
  });
  expect(missing.sort()).toEqual(excused.sort());
});

test('P1 a guard without principals is reported', async () => {
  const unused = Object.keys(guards).find((guard) => !guarded.some(([, used]) => used === guard));
  // Safe: one of the guards' names.
  expect(await judgeGuard({} as World, 'getDocument', unused as Guard)).toEqual([
    expect.stringContaining(`nobody tries the guard ${unused}`),
  ]);
});

const kinds = atLevel<DatabaseKind[]>(['postgres', 'embedded'], ['postgres']);
const naming = served.filter((id) => formsOf(id).some(({ names }) => names));

/**
 * What the filters do without the policies is covered by filters.test.ts. The gate judges the changes of granted calls and the
 * rows of others there alone, where less stands in the way of a leak; the whole run judges them here too.
 */
const judgesGrants = (id: OperationId): boolean => atLevel(true, table[id].safe);
const judgedRows = atLevel(naming, []);

describe.each(kinds)('the permission oracle (%s)', (kind) => {
  let opened: TestDatabase;
  let world: World;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    world = await createWorld(opened);
  });
  afterAll(async () => {
    await world.close();
    await opened.close();
  });

  test.each(ids)(
    'P1 WB-09 %s is for whom the specification says, and its changes are logged as the contract says',
    async (id) => {
      expect(await judgeDenials(world, id, expectationOf(id))).toEqual([]);
      if (judgesGrants(id)) expect(await judgeGrants(world, id, expectationOf(id))).toEqual([]);
    },
  );

  test.each(guarded)('P1 P2 %s: the guard %s tells its principals apart', async (id, guard) => {
    expect(await judgeGuard(world, id, guard)).toEqual([]);
  });

  test.each(judgedRows)("P2 %s answers someone else's rows like unknown ones", async (id) => {
    expect(await judgeRows(world, id, expectationOf(id))).toEqual([]);
  });

  test('P5 every statement in a workspace names the workspace', () => {
    expect(judgeStatements(world)).toEqual([]);
  });
});
