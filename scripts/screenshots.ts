/**
 * `npm run screenshots`: pictures of every screen in both languages, light and dark, at two widths, over the demo, into
 * `screenshots/`, with an index.html, and what axe finds on each. `-- --only=list --language=en-US --scheme=dark --width=390` takes
 * some of them, and `--at=http://127.0.0.1:4300` takes a server that runs already, with `DEMO_CAPTCHA=abcd`. Screens are lines in
 * scripts/screenshots/screens.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signedInCaller } from '#tests/e2e/caller.ts';
import { captcha } from '#tests/e2e/product.ts';
import { startMeasured } from './bench/measured-process.ts';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { root } from './install.mjs';
import { writeIndex } from './screenshots/index-page.ts';
import { DemoIds } from './screenshots/demo-ids.ts';
import { readScreens } from './screenshots/screen.ts';
import { folderOf, type Look, type Picture, Round } from './screenshots/take.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    scheme: { type: 'string' },
    width: { type: 'string' },
    at: { type: 'string' },
    folder: { type: 'string', default: join(root, 'screenshots') },
  },
});
/** Pages that are open at the same time. */
const atOnce = 4;
const wanted = new RegExp(values.only);
const looks = (['zh-CN', 'en-US'] as const)
  .flatMap((language) =>
    (['light', 'dark'] as const).flatMap((scheme) => [1440, 390].map((width): Look => ({ language, scheme, width }))),
  )
  .filter(({ language }) => language === (values.language ?? language))
  .filter(({ scheme }) => scheme === (values.scheme ?? scheme))
  .filter(({ width }) => width === Number(values.width ?? width));

const dataDir = values.at === undefined ? mkdtempSync(join(tmpdir(), 'pagewright-screens-')) : undefined;
const server = dataDir
  ? await startMeasured(join(root, 'dist/server/main.js'), {
      path: '/healthz',
      env: {
        DATA_DIR: dataDir,
        DEMO_CAPTCHA: captcha,
        DEMO_RECORDS: '5',
        LOG_LEVEL: 'silent',
        NODE_ENV: 'development',
      },
    })
  : undefined;
const origin = values.at ?? `http://127.0.0.1:${server?.port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const { folder } = values;
const pictures: Picture[] = [];
try {
  const demoIds = new DemoIds(await signedInCaller({ origin }, 'owner', 'Pagewright-demo-1'));
  const screens = readScreens().flatMap(({ area, screens: of }) => of.map((screen) => ({ area, screen })));
  await demoIds.ready(screens.map(({ screen }) => screen.path));
  for (const look of looks) {
    const round = new Round(browser, { origin, demoIds, look, folder });
    const queue = screens.filter(
      ({ area, screen }) => wanted.test(`${area}-${screen.name}`) && look.width === (screen.width ?? look.width),
    );
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const picture = await round.take(next.area, next.screen);
        pictures.push(picture);
        for (const finding of picture.findings)
          console.log(`${folderOf(look)} ${picture.area}-${picture.name}: ${finding}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await round.end();
    writeIndex(folder, pictures);
  }
} finally {
  await browser.close();
  await server?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}
const wrong = pictures.filter(({ findings }) => findings.length > 0);
console.log(`${pictures.length} pictures in ${folder}, ${wrong.length} of them with something wrong.`);
if (wrong.length > 0) process.exitCode = 1;
