import { expect, test } from 'vitest';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { root } from './tree.ts';

/**
 * What the pictures of buttons without words mean, each one thing, with the names of the buttons. A new button takes a picture
 * that means what it does, or one of its own.
 */
const meanings: Readonly<Record<string, { means: string; names: readonly string[] }>> = {
  chart: { means: 'reports', names: ['reports.offered.title', 'reports.tools.title'] },
  'chevron-left': { means: 'the one before', names: ['records.previous'] },
  'chevron-right': { means: 'the next one', names: ['records.next'] },
  copy: { means: 'make another one like it', names: ['records.duplicate'] },
  eye: { means: 'look as somebody', names: ['application.grant.look'] },
  filter: { means: 'narrow a list', names: ['log.target.only'] },
  grid: { means: 'all applications', names: ['shell.workbench.home'] },
  history: { means: 'what was done', names: ['log.title'] },
  layers: { means: 'custom pages', names: ['custom.pages.title'] },
  link: { means: 'copy the address', names: ['records.copyLink'] },
  mail: { means: 'invite a person', names: ['settings.staff.invite'] },
  menu: { means: 'open the menu', names: ['shell.application.menu', 'shell.platform.menu', 'shell.setting.menu'] },
  page: { means: 'as a page of its own', names: ['records.openPage'] },
  pencil: { means: 'change', names: ['application.menuGrants.edit'] },
  settings: { means: 'settings', names: ['application.appConfig.title', 'shell.workbench.settings'] },
  swap: { means: 'the other one of two', names: ['application.userAuthor.switch'] },
  table: { means: 'tables', names: ['application.tables.title'] },
  trash: {
    means: 'delete or remove',
    names: ['application.menuGrants.remove', 'application.userAuthor.remove', 'records.delete'],
  },
  upload: { means: 'from a file', names: ['shell.application.table.sheet'] },
  users: { means: 'people and roles', names: ['application.userAuthor.title'] },
};

/** The buttons without words of a document: `[icon, name]`. */
function iconButtons(node: unknown): [string, string][] {
  if (typeof node !== 'object' || node === null) return [];
  const { props } = node as { props?: unknown };
  const { icon, iconOnly, label } = Object(props);
  const own: [string, string][] = iconOnly && typeof icon === 'string' ? [[icon, String(Object(label)['t'])]] : [];
  return [...own, ...Object.values(node).flatMap(iconButtons)];
}

const { documents } = await loadShipped(root);
const inPages = [...documents.values()].flatMap(iconButtons);

test('one picture has one meaning on buttons without words, and each has a name', () => {
  const listed = Object.entries(meanings).flatMap(([icon, { names }]) => names.map((name) => `${icon} ${name}`));
  const found = new Set(inPages.map(([icon, name]) => `${icon} ${name}`));
  expect([...found].toSorted()).toEqual(listed.toSorted());
});

test('a button without words is found wherever it is in a document', () => {
  const button = { id: 'b', widget: 'Button', props: { icon: 'trash', iconOnly: true, label: { t: 'a.b' } } };
  expect(iconButtons({ body: { slots: { default: [{ id: 's' }, button] } } })).toEqual([['trash', 'a.b']]);
});
