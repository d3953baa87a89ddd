import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formExamples, showExample } from './testing/show-example.tsx';

const names = formExamples().map(({ name }) => name);
afterEach(() => page.viewport(1280, 800));

/** What axe finds, with the elements. */
async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each(names)('the example %s passes axe, and fits a telephone', async (name) => {
  await page.viewport(390, 844);
  const { screen } = await showExample(name);
  await expect.element(screen.getByRole('button').or(screen.getByRole('textbox')).first()).toBeInTheDocument();
  expect(screen.getByText(/cannot be shown/).query()).toBeNull();
  expect(await findings()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.each(names)('every input of the example %s has a name', async (name) => {
  await showExample(name, undefined, 'zh-CN');
  const inputs = [...document.querySelectorAll<HTMLElement>('input, select, textarea, button')];
  expect(inputs.length).toBeGreaterThan(0);
  for (const input of inputs) await expect.element(input).toHaveAccessibleName();
});
