import { describe, expect, test } from 'vitest';
import { type Meaning, resolve } from '#server/domains/templates/making/resolve.ts';
import type { Marked, TemplateMenu } from '#server/domains/templates/making/template.ts';
import { templates } from '#server/domains/templates/shipped/index.ts';
import { builtInIcons } from '#server/domains/applications/application/icons.ts';
import { diagnosticsOf } from './diagnostics-of.ts';

const id = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const rights = { query: true, add: true, edit: true, delete: false, export: false, import: false };
const chinese = /\p{Script=Han}/u;

/** Every object with words of several languages. */
function wordsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'en-US' in value || 'zh-CN' in value ? [{ ...value }] : [];
  return [...own, ...Object.values(value).flatMap(wordsOf)];
}

const leavesOf = (menus: readonly TemplateMenu[]): TemplateMenu[] =>
  menus.flatMap((menu) => (menu.shows === undefined ? leavesOf(menu.menus ?? []) : [menu]));

describe.each(Object.entries(templates))('the template %s', (_name, template) => {
  const views = template.tables.flatMap(({ key, views = [] }) => [key, ...views.map((view) => view.key)]);
  const records = template.tables.flatMap((table) =>
    table.records.flatMap(({ key }) => (key === undefined ? [] : [`${table.key}.${key}`])),
  );
  const meaning: Meaning = {
    locale: 'en-US',
    today: '2026-11-21',
    person: id,
    views: new Map(views.map((key) => [key, id])),
    records: new Map(records.map((key) => [key, id])),
  };
  const resolved = (marked: Marked): object => Object(resolve(marked, meaning));

  test('its forms, views and records are what the contract takes, ten records in each table at least', () => {
    for (const { key, names, form, views: filtered = [], records: rows } of template.tables) {
      const formConfig = { formLabel: names['en-US'], names, ...resolved(form) };
      expect(diagnosticsOf('configurePhysicalTable', { formConfig }), key).toEqual([]);
      for (const view of filtered) {
        const args = {
          table_id: id,
          logical_table_name: view.names['en-US'],
          filter_conditions: resolved(view.filter),
        };
        expect(diagnosticsOf('createLogicalTable', { ...args, names: view.names }), view.key).toEqual([]);
      }
      for (const { data } of rows) expect(diagnosticsOf('createPhysicalRecord', { data: resolved(data) })).toEqual([]);
      expect(rows.length, key).toBeGreaterThanOrEqual(10);
    }
  });

  test('its menus, the rights in them and their views are what the contract takes', () => {
    const all = [...template.menus, ...template.menus.flatMap(({ menus = [] }) => menus)];
    for (const { names, icon } of all)
      expect(diagnosticsOf('createMenu', { menu_name: names['en-US'], names, menu_icon: icon })).toEqual([]);
    const leaves = leavesOf(template.menus);
    for (const { shows, rights: held = [], views: shared = [] } of leaves) {
      expect(views).toContain(shows);
      expect(Object.keys(rights)).toEqual(expect.arrayContaining([...held]));
      for (const { names, settings } of shared) {
        const view = { name: names['en-US'], is_shared: true, settings: resolved(settings) };
        expect(diagnosticsOf('createMenuView', view), names['en-US']).toEqual([]);
      }
    }
    expect(leaves.some(({ rights: held }) => held?.includes('edit'))).toBe(true);
  });

  test('its words are in both languages, the Chinese ones in Chinese, and its icons are built in', () => {
    for (const words of wordsOf(template)) {
      expect(Object.keys(words).sort()).toEqual(['en-US', 'zh-CN']);
      const [english, own] = [words['en-US'], words['zh-CN']];
      if (typeof english === 'number') expect(typeof own).toBe('number');
      // Names of currencies are in no language.
      else if (!/^[A-Z]{3}$/.test(String(own))) expect(String(own)).toMatch(chinese);
      expect(String(english)).not.toMatch(chinese);
    }
    const icons = [template, ...template.menus, ...leavesOf(template.menus)].map(({ icon }) => icon);
    for (const icon of icons) expect(builtInIcons).toContain(icon);
  });
});
