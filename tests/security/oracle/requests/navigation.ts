import type { OperationId } from '#openapi';
import type { RowKindName } from '../rows/index.ts';
import type { Caller } from '../world/caller.ts';
import type { Args, RequestOf, Requests } from './request.ts';

/** They belong to the workspace, and have no role in any of its applications (contradictions 53). */
const withoutApplication: readonly string[] = ['WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER'];

/** For those who may open an application. */
export const entering = ({ name }: Caller): number => (withoutApplication.includes(name) ? 403 : 200);

/** The open application is named by a header (contradictions 69). */
const inApplication =
  (id: OperationId): NonNullable<RequestOf['send']> =>
  (caller, { application_id, ...args }, sending) =>
    caller.call(id, args, { ...sending, headers: { ...sending.headers, application_id: String(application_id) } });

/** A call in an application, by the arguments that name rows beside it. */
const inside = (
  id: OperationId,
  names: Readonly<Record<string, RowKindName>> = {},
  args: Args = {},
): RequestOf & { names: Record<string, RowKindName> } => ({
  names: { application_id: 'application', ...names },
  args,
  isForAll: true,
  asks: 'all',
  send: inApplication(id),
});

const external = { model_type: 'external_link', external_link: 'https://example.com' };
const rights = { query: true, add: false, edit: false, delete: false, export: false, import: false };

/** Categories, menus and who may do what in menus. */
export const navigation: Requests = {
  listCategories: { ...inside('listCategories'), status: entering },
  listCategoryTables: { ...inside('listCategoryTables'), variants: [{ ignore: 'physical' }], status: entering },
  listPhysicalCategories: inside('listPhysicalCategories'),
  createCategory: inside('createCategory', {}, { category_name: 'Oracle' }),
  updateCategory: inside('updateCategory', { id: 'category' }, { category_name: 'Renamed' }),
  destroyCategory: inside('destroyCategory', { id: 'category' }, { clear: 1 }),
  sortCategories: inside('sortCategories', { id: 'secondCategory', before_id: 'category' }),
  moveCategory: inside('moveCategory', { id: 'category', category_id: 'secondCategory' }),
  listMenus: {
    ...inside('listMenus'),
    forms: [{ names: { application_id: 'application', id: 'menu' } }],
    variants: [{ type: 'list', include: 'menu_logical' }],
    status: entering,
  },
  createMenu: {
    ...inside('createMenu', { father_id: 'menu' }, { menu_name: 'New' }),
    forms: [{ args: { menu_name: 'New' }, names: { application_id: 'application', c_id: 'category' } }],
  },
  updateMenu: inside('updateMenu', { id: 'menu' }, { menu_name: 'Renamed', front_meta: external }),
  deleteMenu: inside('deleteMenu', { id: 'menu' }, { clear: 1 }),
  moveMenu: {
    ...inside('moveMenu', { menu_id: 'menu', father_id: 'secondMenu' }),
    forms: [
      {
        args: { father_id: -1 },
        names: { application_id: 'application', menu_id: 'menu', before_id: 'secondMenu', c_id: 'category' },
      },
    ],
  },
  batchMoveMenus: {
    ...inside('batchMoveMenus', { 'menu_ids.0': 'menu', father_id: 'secondMenu' }),
    forms: [
      {
        args: { father_id: -1 },
        names: { application_id: 'application', 'menu_ids.0': 'menu', c_id: 'secondCategory' },
      },
    ],
  },
  createMenuLink: inside('createMenuLink', { menu_id: 'menu' }, { front_meta: external }),
  updateMenuLink: inside('updateMenuLink', { id: 'menuLink', menu_id: 'linkedMenu' }, { front_meta: external }),
  listMenuAuthConfigs: {
    ...inside('listMenuAuthConfigs', { menu_id: 'menu' }),
    forms: [{ names: { application_id: 'application', subject_id: 'person' }, args: { type: 'api' } }],
  },
  createMenuAuthConfig: inside(
    'createMenuAuthConfig',
    { menu_id: 'menu', subject_id: 'person' },
    { subject_type: 'user', rights, visible_fields: { kind: 'all' }, data_scope: { kind: 'all' } },
  ),
  listGrantGaps: inside('listGrantGaps', { menu_id: 'menu', subject_id: 'person' }, { subject_type: 'user' }),
  explainMenuRight: {
    ...inside('explainMenuRight', { id: 'tableMenu' }, { right: 'edit' }),
    forms: [
      { names: { application_id: 'application', id: 'tableMenu', record: 'tableRecord' }, args: { right: 'edit' } },
    ],
    status: entering,
  },
  explainTableRight: inside('explainTableRight', { id: 'physicalTable' }, { right: 'edit' }),
  getMenuAuthConfig: inside('getMenuAuthConfig', { id: 'menuAuthorization' }),
  updateMenuAuthConfig: inside('updateMenuAuthConfig', { id: 'menuAuthorization' }, { rights }),
  deleteMenuAuthConfig: inside('deleteMenuAuthConfig', { id: 'menuAuthorization' }),
  listApiAccessUsers: inside('listApiAccessUsers'),
  listGrantSubjects: {
    ...inside('listGrantSubjects', {}, { type: 'user' }),
    forms: [{ names: { application_id: 'application', subject_id: 'person' }, args: { type: 'user' } }],
  },
};
