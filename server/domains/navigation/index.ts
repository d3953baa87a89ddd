/** Categories and menus of applications, and what people may do in menus. Other domains import what is listed here, and nothing else. */
export { firstCategoryName } from './category/first-category.ts';
export { categoriesOf, presentCategories } from './category/queries.ts';
export { grantingPeople, grantsGiving } from './grants/granting.ts';
export {
  allMenuRights,
  type EffectiveRights,
  type MenuReader,
  menuReader,
  menuRights,
  type FieldGrant,
  type RowAlternative,
} from './grants/menu-rights.ts';
export { changeAuthorization, insertAuthorization } from './granting/put-authorization.ts';
export {
  type AuthorizationRow,
  findAuthorizations,
  presentAuthorization,
  readAuthorization,
} from './grants/queries.ts';
export {
  findMenuLink,
  findMenuPage,
  findMenuTitle,
  menuNamesOfViews,
  menusOfView,
  menusOfViews,
} from './menu/linked-tables.ts';
export { findMenusNamed } from './menu/find-menus.ts';
export { hiddenPages, seenTableLinks, type TableLink } from './menu/seen-menus.ts';
export { asNames, changedNames, type LocalNames, nameIn } from './names/local-names.ts';
export { lockApplication } from './rules/lock-application.ts';
export { createMenu } from './operations/createMenu.ts';
export { createMenuLink } from './operations/createMenuLink.ts';
export { updateCategory } from './operations/updateCategory.ts';
