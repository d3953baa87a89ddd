import type { Browser, Page } from 'playwright';
import type { FormBench, ShapeName } from '../page/serve-form.ts';
import { countRenders } from './count-renders.ts';
import { type OpenPage, openPage } from './open-page.ts';

/** One round of one contender; times in milliseconds. Renders are counted in the first round only. */
export interface FormFigures {
  /** Until all is painted. */
  mount500: number;
  /** Until what was queued behind the paint is done. */
  mount500Done: number;
  mount1000: number;
  key50: number;
  key500: number;
  key1000: number;
  /** The longest task while typing into 1,000 fields; 0 when none took 50 ms. */
  longTask: number;
  /** MB. */
  heap500: number;
  unfold: number;
  unfoldDone: number;
  submit: number;
  check: number;
  components?: number;
  commits?: number;
}

/** Typed at each size, one every so many milliseconds, as someone in a hurry does. */
const keys = 20;
const pace = 40;
/** Until the work that contenders put off is done too. */
const rest = 500;

/** Measures everything of one contender once. Throws when it shows something else than the floor. */
export async function measureForm(browser: Browser, address: string): Promise<FormFigures> {
  const show = (name: ShapeName, count: number) => shownForm(browser, address, name, count);

  const large = await show('mixed', 500);
  const heap500 = await large.heapGrowth();
  const key500 = (await typeKeys(large.opened)).script;
  const check = await firstCheck(large.opened.page);
  await large.opened.close();

  const small = await show('mixed', 50);
  const key50 = (await typeKeys(small.opened)).script;
  await small.opened.close();

  const huge = await show('mixed', 1000);
  const { script: key1000, longTask } = await typeKeys(huge.opened);
  await huge.opened.close();

  const folded = await show('folded', 200);
  const unfold = await folded.opened.page.evaluate(() => window.formBench.unfold());
  await folded.opened.close();

  const wrong = await show('wrong', 500);
  const submit = await wrong.opened.page.evaluate(() => window.formBench.submit());
  await wrong.opened.close();

  return {
    mount500: large.mount.painted,
    mount500Done: large.mount.done,
    mount1000: huge.mount.painted,
    heap500,
    key50,
    key500,
    key1000,
    longTask,
    check,
    unfold: unfold.painted,
    unfoldDone: unfold.done,
    submit: submit.painted,
  };
}

/** Milliseconds of script for one key in a form of 200 fields without conditions of its own. */
export async function measureRecordForm(browser: Browser, address: string): Promise<{ key200: number }> {
  const { opened } = await shownForm(browser, address, 'plain', 200);
  const { script } = await typeKeys(opened);
  await opened.close();
  return { key200: script };
}

/** Components rendered and commits for one key in 500 fields. Counted once: it does not depend on the machine. */
export async function countKey(
  browser: Browser,
  address: string,
): Promise<Pick<FormFigures, 'components' | 'commits'>> {
  const { opened } = await shownForm(browser, address, 'mixed', 500, countRenders);
  const { components, commits } = await typeKeys(opened);
  await opened.close();
  return { components, commits };
}

async function shownForm(browser: Browser, address: string, name: ShapeName, count: number, before?: () => void) {
  const opened = await openPage(browser, address, before);
  const bench = opened.page;
  await bench.evaluate(([name, count]) => window.formBench.prepare(name, count), [name, count] as const);
  const heapBefore = await opened.heapBytes();
  const mount = await bench.evaluate(() => window.formBench.mount());
  const [found, wanted] = await bench.evaluate(() => [window.formBench.counts(), window.formBench.expected()] as const);
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(
      `${address} shows ${JSON.stringify(found)} of ${name} ${count}, and not ${JSON.stringify(wanted)}.`,
    );
  const heapGrowth = async () => ((await opened.heapBytes()) - heapBefore) / 1e6;
  return { opened, mount, heapGrowth };
}

/** Types into a text in the middle of the form; gives milliseconds of script, renders and commits for one key. */
async function typeKeys({ page, scriptSeconds }: OpenPage) {
  const text = await page.evaluate(() => {
    window.formBench.focusMiddle();
    window.longTasks = [];
    const observer = new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map((task) => task.duration));
    });
    observer.observe({ type: 'longtask' });
    return window.formBench.middleText();
  });
  await page.waitForTimeout(rest / 2);
  // The first key is not counted: some make things ready by it.
  await page.keyboard.type('a');
  await page.waitForTimeout(rest);
  const before = { script: await scriptSeconds(), renders: await rendersOf(page) };
  await page.evaluate(() => window.longTasks.splice(0));
  await page.keyboard.type('b'.repeat(keys), { delay: pace });
  await page.waitForTimeout(rest);
  const script = (1000 * ((await scriptSeconds()) - before.script)) / keys;
  const renders = await rendersOf(page);
  const [now, longTask] = await page.evaluate(
    () => [window.formBench.middleText(), Math.max(0, ...window.longTasks)] as const,
  );
  if (now !== `${text}a${'b'.repeat(keys)}`) throw new Error(`After typing, the field holds "${now}".`);
  return {
    script,
    longTask,
    components: (renders.components - before.renders.components) / keys,
    commits: (renders.commits - before.renders.commits) / keys,
  };
}

const rendersOf = (page: Page) => page.evaluate(() => ({ ...(window.renderCount ?? { components: 0, commits: 0 }) }));

async function firstCheck(page: Page): Promise<number> {
  const { time, issues } = await page.evaluate(() => window.formBench.check());
  if (issues !== 0) throw new Error(`${page.url()} finds ${issues} issues in a form without any.`);
  return time;
}

declare global {
  interface Window {
    formBench: FormBench;
    longTasks: number[];
  }
}
