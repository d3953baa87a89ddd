import type { Locator, Page } from '@playwright/test';

/** Presses the button with this name. */
export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** The dialog or drawer with this title. */
export const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The row of a table with this in it. */
export const rowOf = (page: Page, name: RegExp): Locator => page.getByRole('grid').getByRole('row', { name });
