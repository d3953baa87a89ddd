import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../install.mjs';

/** The messages of pages and widgets in one language, by their keys. */
export function readMessages(language: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const area of ['pages', 'widgets', 'app']) {
    for (const name of readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith(`messages.${language}.json`)) continue;
      const own: Record<string, string> = JSON.parse(readFileSync(join(root, area, name), 'utf8'));
      for (const [key, text] of Object.entries(own)) texts.set(key, text);
    }
  }
  return texts;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a message may say: its words, with anything where its values are. */
function patternOf(text: string): RegExp {
  let depth = 0;
  let pattern = '';
  for (const sign of text) {
    if (sign === '{' && depth === 0) pattern += '.*';
    else if (depth === 0 && sign !== '}') pattern += escaped(sign);
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
  }
  return new RegExp(`^${pattern}$`);
}

/** Finds what a step is about: `#page.filter-open` by the node that shows it, `@records.add` by its message, else by CSS; more CSS after ` >> ` is inside. */
export function target(page: Page, whole: string, messages: ReadonlyMap<string, string>): Locator {
  const [name = '', ...inner] = whole.split(' >> ');
  const found = outer(page, name, messages);
  return inner.length === 0 ? found : found.locator(inner.join(' >> ')).first();
}

function outer(page: Page, name: string, messages: ReadonlyMap<string, string>): Locator {
  if (name.startsWith('#')) {
    const [, node = '', part = ''] = /^#([^-]+)(-.*)?$/.exec(name) ?? [];
    const own = part === '' ? `[id^="${node}_"]:not([id*="-"])` : `[id^="${node}_"][id$="${part}"]`;
    return page.locator(`${own}:visible`).first();
  }
  if (!name.startsWith('@')) return page.locator(`${name} >> visible=true`).first();
  const text = messages.get(name.slice(1));
  if (text === undefined) throw new Error(`There is no message "${name.slice(1)}".`);
  const words = patternOf(text);
  const roles = [
    'button',
    'link',
    'menuitem',
    'menuitemradio',
    'menuitemcheckbox',
    'tab',
    'radio',
    'switch',
    'checkbox',
    'combobox',
    'textbox',
    'searchbox',
    'option',
  ] as const;
  const all = roles.map((role) => page.getByRole(role, { name: words }));
  return all
    .reduce((found, one) => found.or(one))
    .locator('visible=true')
    .last();
}

const unescaped = (text: string): string => text.replaceAll('\\t', '\t').replaceAll('\\n', '\n');

/**
 * Does what one line says: `press TARGET`, `press? TARGET` where it is there, `twice TARGET`, `type TARGET = words`, `choose TARGET = 2` (by its index), `keys Control+A`,
 * `paste TARGET = words`, `scroll TARGET`, `wait 300`.
 */
export async function step(page: Page, line: string, messages: ReadonlyMap<string, string>): Promise<void> {
  const [, verb = '', rest = ''] = /^(\w+\??) (.*)$/s.exec(line) ?? [];
  const [name = '', words = ''] = rest.split(/ = (.*)/s);
  const found = (): Locator => target(page, name, messages);
  switch (verb) {
    case 'press':
      return found().click();
    case 'press?':
      return (await found().isVisible()) ? found().click() : undefined;
    case 'twice':
      return found().dblclick();
    case 'type':
      return found().fill(unescaped(words));
    case 'choose':
      return void (await found().selectOption({ index: Number(words) }));
    case 'keys':
      return page.keyboard.press(rest);
    case 'scroll':
      return found().scrollIntoViewIfNeeded();
    case 'wait':
      return page.waitForTimeout(Number(rest));
    case 'paste':
      return found().evaluate((element, text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, unescaped(words));
    default:
      throw new Error(`There is no step "${verb}" (${line}).`);
  }
}
