import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, describe, expect, test } from 'vitest';
import configuration from '../../.dependency-cruiser.cjs';

/** A tree with one file that breaks each rule, to show that the rules can fail. */
const root = await mkdtemp(join(tmpdir(), 'pagewright-layers-'));
afterAll(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

async function brokenRules(): Promise<Set<string>> {
  const { output } = await cruise(['openapi', 'engine', 'widgets', 'app', 'server', 'stories'], {
    baseDir: root,
    ruleSet: { forbidden: configuration.forbidden },
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
    await write('engine/runtime/up.js', imports('../../app/leaf.js'));
    await write('engine/react/parser.js', imports('../compiler/leaf.js'));
    await write('engine/react/up.js', imports('../../app/leaf.js'));
    await write('widgets/up.js', imports('../app/leaf.js'));
    await write('app/up.js', imports('../server/leaf.js'));
    await write('server/up.js', imports('../app/leaf.js'));
    await write('server/test-code.js', imports('../stories/leaf.js'));
    await write('server/way-out.js', "import { connect } from 'node:net';\nexport const dial = connect;\n");
    await write(
      'openapi/client/pages.js',
      "import createClient from 'openapi-fetch';\nexport const make = createClient;\n",
    );
    await write('app/one.js', "import { two } from './two.js';\nexport const one = () => two;\n");
    await write('app/two.js', "import { one } from './one.js';\nexport const two = () => one;\n");
    const broken = await brokenRules();
    for (const name of [
      'downhill-from-openapi',
      'downhill-from-engine-runtime',
      'downhill-from-engine-react',
      'downhill-from-widgets',
      'downhill-from-app',
      'downhill-from-server',
      'no-cycles',
      'one-way-out',
      'nobody-imports-tests',
      'one-door-to-openapi-fetch',
      'parser-stays-on-the-server',
    ]) {
      expect([...broken], name).toContain(name);
    }
  });
});
