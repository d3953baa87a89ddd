import type { Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { click, pressKey } from './controls.ts';
import { expect, password, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

interface Shift {
  value: number;
  moved: string[];
}

/** Notes from now on what moves on the page although nobody touched it, with what moved. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const found: Shift[] = [];
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Safe: entries of this type have these fields.
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node),
        );
        if (!hadRecentInput) found.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });

/** Of the window and way, as browsers count it: up to 0.1 is called good. The buttons below the fields may settle by some pixels. */
const mostShift = 0.03;

async function expectNoJump(page: Page): Promise<void> {
  const shifts = await page.evaluate((): Shift[] => Object(window)['shifts']);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
}

test('REC-07 the drawer of a record does not jump: while it loads, while a draft is saved, and its first issue is in view', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const fields = [
    field('title', 'Title', { type: 'text' }),
    ...Array.from({ length: 14 }, (_, at) =>
      field(`f${at}`, `Field ${at}`, { type: 'text' }, { is_required: at === 13 }),
    ),
    field('due', 'Due', { type: 'date', granularity: 'day' }),
  ];
  const made = await makeRecords(owner, 'Still drawer', {
    title: 'Machines',
    fields,
    records: [{ title: 'Lathe', f13: 'x' }],
  });
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}`);
  await expect(page.getByRole('row', { name: /Lathe/ })).toBeVisible();
  // Each answer comes later than the press that asked for it: what moves then is not excused by the press.
  await page.route(/\/api\/r\/m\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback();
  });
  await watchShifts(page);
  await click(page.getByRole('row', { name: /Lathe/ }).getByText('Lathe'));
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect(drawer.getByLabel('Title')).toHaveValue('Lathe');
  await expectNoJump(page);
  await drawer.getByLabel('Field 0').fill('Hall 3');
  await expect(drawer.getByText(/^Draft saved/)).toBeVisible();
  await expectNoJump(page);

  await drawer.getByLabel('Field 13').fill('');
  await drawer.getByRole('textbox', { name: 'Due' }).fill('3.4.2026');
  await pressKey(drawer.getByLabel('Field 0'), 'Enter');
  const last = drawer.getByLabel('Field 13');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(drawer.getByText('This is required.')).toBeInViewport();
  await last.fill('y');
  await pressKey(last, 'Enter');
  await expect(drawer.getByRole('textbox', { name: 'Due' })).toBeFocused();
  await expect(drawer.getByText('Is that April 3, 2026 or March 4, 2026? Write it as mm/dd/yyyy.')).toBeInViewport();
  await drawer.getByRole('textbox', { name: 'Due' }).fill('3/4/2026');
  await pressKey(drawer.getByRole('textbox', { name: 'Due' }), 'Enter');
  await expect(drawer).toHaveCount(0);
});
