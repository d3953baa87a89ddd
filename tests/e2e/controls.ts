/**
 * How tests press and type: once the page is settled, so that nothing is pressed before it is ready or while it moves. Specs do
 * not click or press keys by themselves (`tests/conventions/settled-presses.test.ts`).
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './settled.ts';

interface Pace {
  /** Although the page has not settled: for tests that hold something back, and for what a hand does too early. */
  atOnce?: boolean;
}
type ClickOptions = Pace & Parameters<Locator['click']>[0];

/** Presses what is found. */
export async function click(target: Locator, { atOnce = false, ...options }: ClickOptions = {}): Promise<void> {
  if (!atOnce) await settled(target);
  await target.click(options);
}

/** Presses it twice, as a double click. */
export async function clickTwice(target: Locator, { atOnce = false, ...options }: ClickOptions = {}): Promise<void> {
  if (!atOnce) await settled(target);
  await target.dblclick(options);
}

/** Presses a key on a control, or where the focus is. */
export async function pressKey(target: Page | Locator, key: string, { atOnce = false }: Pace = {}): Promise<void> {
  if (!atOnce) await settled(target);
  await ('keyboard' in target ? target.keyboard.press(key) : target.press(key));
}

/** Types where the focus is. */
export async function typeText(page: Page, text: string, { atOnce = false }: Pace = {}): Promise<void> {
  if (!atOnce) await settled(page);
  await page.keyboard.type(text);
}

/** Presses the button with this name. */
export const press = (within: Page | Locator, name: string | RegExp, pace: Pace = {}): Promise<void> =>
  click(within.getByRole('button', { name, exact: true }), pace);

/** Presses a tool of a list, which is behind *More tools* where the row has no room for it. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: /^(More tools|更多工具)$/ });
  await expect(tool.or(more).first()).toBeVisible();
  await settled(page);
  if (!(await tool.isVisible())) await click(more);
  await click(tool);
}

/** Presses one of a few choices by its label, and sees that it is chosen. */
export async function choose(within: Page | Locator, name: string | RegExp): Promise<void> {
  const radio = within.getByRole('radio', { name, exact: true });
  await click(radio.locator('xpath=ancestor::label'));
  await expect(radio).toBeChecked();
}

/** Looks an application up in the workbench: a workspace may have more than its list begins with. */
export const findApplication = (page: Page, name: string): Promise<void> =>
  page.getByRole('searchbox', { name: /^(Search applications|搜索应用)$/ }).fill(name);

/** Looks a customer up, whom the workspaces of other tests push to later pages. */
export const findCustomer = (page: Page, name: string): Promise<void> =>
  page.getByRole('searchbox', { name: /^(Search customers|搜索客户)$/ }).fill(name);

/** Looks a person up among the accounts, who may be more than a page of them. */
export const findPerson = (page: Page, name: string): Promise<void> =>
  page.getByRole('searchbox', { name: /^(Search by name or username|按姓名或用户名搜索)$/ }).fill(name);

/** The dialog or drawer with this title. */
export const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The row of a table with this in it. */
export const rowOf = (page: Page, name: RegExp): Locator => page.getByRole('grid').getByRole('row', { name });
