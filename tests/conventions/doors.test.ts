import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, root } from './tree.ts';
import { undocumentedExports } from './undocumented-exports.ts';

const ofServer = /^server\/(domains|kernel)\/[^/]+\/index\.ts$/;
const ofOtherRooms =
  /^(engine\/(document|compiler|checker|runtime|forms|react|package)|openapi|openapi\/client|schemas)\/index\.ts$/;
const doors = files().filter((path) => ofServer.test(path) || ofOtherRooms.test(path));

describe('doors', () => {
  test('every export of a door has a sentence where it is declared', () => {
    expect(doors.length).toBeGreaterThan(16);
    const silent = doors.flatMap((door) => undocumentedExports(join(root, door)).map((name) => `${door}: ${name}`));
    expect(silent, 'Say in one sentence what it is for, above its declaration.').toEqual([]);
  });

  test('an export without a sentence is found, also behind a second door', () => {
    const texts: Record<string, string> = {
      '/things/index.ts':
        "export { told, silent } from './parts/index.ts';\nexport type { Shape } from './shape.ts';\n",
      '/things/parts/index.ts': "export { told, mute as silent } from './part.ts';\n",
      '/things/parts/part.ts': '/** Says it. */\nexport const told = 1;\n\nexport function mute(): void {}\n',
      '/things/shape.ts': 'export interface Shape {}\n',
    };
    expect(undocumentedExports('/things/index.ts', (path) => texts[path])).toEqual(['silent', 'Shape']);
  });
});
