import { firstPaths } from './first-paths.ts';

const laterIcons = [
  'arrow-down',
  'arrow-up',
  'bell',
  'board',
  'briefcase',
  'calendar',
  'cart',
  'chart',
  'chevron-up',
  'clock',
  'copy',
  'database',
  'dingtalk',
  'directory',
  'feishu',
  'file',
  'filter',
  'folder',
  'grid',
  'hash',
  'heart',
  'help',
  'history',
  'key',
  'layers',
  'link',
  'mail',
  'maximize',
  'menu',
  'message',
  'minimize',
  'minus',
  'monitor',
  'moon',
  'more',
  'page',
  'palette',
  'pencil',
  'pin',
  'plus',
  'search',
  'settings',
  'sidebar',
  'sign-out',
  'smartphone',
  'star',
  'sun',
  'swap',
  'table',
  'trash',
  'truck',
  'undo',
  'upload',
  'users',
  'wechat',
  'workflow',
  'zoom-in',
] as const;

export type FirstIcon = keyof typeof firstPaths;
export type LaterIcon = (typeof laterIcons)[number];
/** The name of an icon is part of the document language: documents use it as `icon`. */
export type IconName = FirstIcon | LaterIcon;

/** All of them, in the order of their names. */
// Safe: the keys of a table that is written out are its names.
export const iconNames: readonly IconName[] = [...(Object.keys(firstPaths) as FirstIcon[]), ...laterIcons].sort();

const known: ReadonlySet<string> = new Set(iconNames);

/** Narrows a name that came from data (an application's icon, say). */
export function isIconName(name: string): name is IconName {
  return known.has(name);
}
