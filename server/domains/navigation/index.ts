/** Categories and menus of applications, and what people may do in menus. Other domains import what is listed here, and nothing else. */
export { firstCategoryName } from './category/first-category.ts';
export { type HeldRights, type MenuReader, menuRights } from './grants/menu-rights.ts';
