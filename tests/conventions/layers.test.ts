import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { afterAll, describe, expect, test } from 'vitest';
import configuration from '../../.dependency-cruiser.cjs';
import folders from '../../.dependency-cruiser.folders.cjs';

/** A tree with one file that breaks each rule, to show that the rules can fail. */
const root = await mkdtemp(join(tmpdir(), 'pagewright-layers-'));
afterAll(() => rm(root, { recursive: true }));

const rooms = ['openapi', 'schemas', 'kinds', 'engine', 'widgets', 'app', 'server'];

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

async function brokenRules({
  forbidden,
  options,
}: Pick<IConfiguration, 'forbidden' | 'options'>): Promise<Set<string>> {
  const written = [...rooms, 'stories'].filter((room) => existsSync(join(root, room)));
  const { output } = await cruise(written, {
    baseDir: root,
    ruleSet: { forbidden },
    exclude: options?.exclude,
    validate: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text instead of a result');
  return new Set(output.summary.violations.map((violation) => violation.rule.name));
}

describe('layers', () => {
  test('each rule of the layers finds the import that breaks it', async () => {
    const leaf = 'export const leaf = 1;\n';
    const imports = (path: string): string => `import { leaf } from '${path}';\nexport const user = leaf;\n`;
    for (const path of ['app/leaf.js', 'engine/compiler/leaf.js', 'stories/leaf.js', 'server/leaf.js']) {
      await write(path, leaf);
    }
    await write('openapi/up.js', imports('../app/leaf.js'));
    await write('kinds/up.js', imports('../engine/compiler/leaf.js'));
    await write('kinds/columns.ts', leaf);
    await write('widgets/stored.js', imports('../kinds/columns.ts'));
    await write('engine/runtime/up.js', imports('../../app/leaf.js'));
    await write('engine/react/parser.js', imports('../compiler/leaf.js'));
    await write(
      'engine/checker/files.js',
      "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    );
    await write('engine/react/up.js', imports('../../app/leaf.js'));
    await write('widgets/up.js', imports('../app/leaf.js'));
    await write('app/up.js', imports('../server/leaf.js'));
    await write('app/router/up.js', imports('../leaf.js'));
    await write('app/session/storage/up.js', imports('../../router/up.js'));
    await write('app/shell/up.js', imports('../prerender/leaf.js'));
    await write('app/prerender/leaf.js', leaf);
    await write('server/up.js', imports('../app/leaf.js'));
    await write('widgets/prop.js', "import { Calendar } from 'primereact/calendar';\nexport const user = Calendar;\n");
    await write('server/test-code.js', imports('../stories/leaf.js'));
    await write('server/way-out.js', "import { connect } from 'node:net';\nexport const dial = connect;\n");
    await write(
      'openapi/client/pages.js',
      "import createClient from 'openapi-fetch';\nexport const make = createClient;\n",
    );
    for (const path of ['server/start/leaf.js', 'server/domains/things/leaf.js', 'server/kernel/db/driver/leaf.js'])
      await write(path, leaf);
    await write('server/kernel/lists/domain.js', imports('../../domains/things/leaf.js'));
    await write('server/domains/others/by-the-window.js', imports('../things/leaf.js'));
    await write('server/domains/things/operations/all.js', imports('../../../start/leaf.js'));
    await write('server/domains/things/operations/driver.js', imports('../../../kernel/db/driver/leaf.js'));
    await write('app/one.js', "import { two } from './two.js';\nexport const one = () => two;\n");
    await write('app/two.js', "import { one } from './one.js';\nexport const two = () => one;\n");
    const broken = await brokenRules({ forbidden: configuration.forbidden });
    for (const name of [
      'downhill-from-openapi',
      'downhill-from-kinds',
      'columns-on-the-server',
      'downhill-from-engine-runtime',
      'downhill-from-engine-react',
      'downhill-from-widgets',
      'downhill-from-app',
      'downhill-from-app-router',
      'downhill-from-app-session-storage',
      'downhill-from-app-shell',
      'downhill-from-server',
      'no-cycles',
      'one-way-out',
      'kernel-knows-no-domain',
      'domains-by-their-doors',
      'handlers-declare-their-needs',
      'driver-behind-database',
      'engine-without-node',
      'nobody-imports-tests',
      'one-door-to-openapi-fetch',
      'parser-stays-on-the-server',
      'primereact-behind-our-props',
    ]) {
      expect([...broken], name).toContain(name);
    }
  });

  test.each(rooms)(
    'folders of %s that import each other are found although no two files do, and a test may import what it likes',
    async (room) => {
      const imports = (path: string): string => `import { leaf } from '${path}';\nexport const user = leaf;\n`;
      await write(`${room}/one/leaf.js`, 'export const leaf = 1;\n');
      await write(`${room}/two/leaf.js`, 'export const leaf = 1;\n');
      await write(`${room}/two/up.js`, imports('../one/leaf.js'));
      await write(`${room}/one/looks.test.ts`, imports('../two/leaf.js'));
      expect([...(await brokenRules(folders))]).toEqual([]);
      await write(`${room}/one/up.js`, imports('../two/leaf.js'));
      expect([...(await brokenRules(folders))]).toEqual(['folders-without-cycles']);
      await rm(join(root, room, 'one'), { recursive: true });
      await rm(join(root, room, 'two'), { recursive: true });
    },
  );
});
