import { expect, type Locator, type Page } from '@playwright/test';

/** Presses the button with this name. */
export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** Presses one of a few choices by its label, as soon as it stays where it is, and sees that it is chosen. */
export async function choose(within: Page | Locator, name: string | RegExp): Promise<void> {
  const radio = within.getByRole('radio', { name, exact: true });
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Looks an application up in the workbench: the files share a workspace, which may have more than its list begins with. */
export const findApplication = (page: Page, name: string): Promise<void> =>
  page.getByRole('searchbox', { name: /^(Search applications|搜索应用)$/ }).fill(name);

/** Looks a person up among the accounts, who may be more than a page of them. */
export const findPerson = (page: Page, name: string): Promise<void> =>
  page.getByRole('searchbox', { name: /^(Search by name or account|按姓名或账号搜索)$/ }).fill(name);

/** The dialog or drawer with this title. */
export const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The row of a table with this in it. */
export const rowOf = (page: Page, name: RegExp): Locator => page.getByRole('grid').getByRole('row', { name });
