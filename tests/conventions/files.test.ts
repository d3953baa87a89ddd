import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, root, sources } from './tree.ts';

const longest = 400;
const vague = /^(utils?|helpers?|common|misc|managers?)$|v2$/i;
const registryAddress = /https?:\/\/[^"'\s]*(registry\.|npmjs\.org\/|artifactory|verdaccio|npmmirror)/;

const tooLong = (paths: string[], read: (path: string) => string): string[] =>
  paths.filter((path) => read(path).split('\n').length > longest);
/** Storybook looks for its own settings under this name. */
const prescribed = new Set(['openapi/common.yaml', '.storybook/manager.ts']);
const vagueNames = (paths: string[]): string[] =>
  paths.filter((path) => !prescribed.has(path) && path.split(/[/.]/).some((part) => vague.test(part)));
/** Classes are called after their sheet, `Button_label`. */
const twiceNamedSheets = (paths: string[]): string[] => {
  const names = paths.filter((path) => path.endsWith('.module.css')).map((path) => basename(path));
  return names.filter((name, index) => names.indexOf(name) !== index);
};
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('files', () => {
  test(`no file that people write has more than ${longest} lines`, () => {
    expect(tooLong(sources(), read)).toEqual([]);
  });

  test('no file is called after nothing in particular', () => {
    expect(vagueNames(files())).toEqual([]);
  });

  test("no file holds a registry's address", () => {
    const texts = files().filter((path) => /\.(json|ts|tsx|mjs|cjs|ya?ml|md|npmrc|sh)$|run$/.test(path));
    expect(texts.filter((path) => registryAddress.test(read(path)))).toEqual([]);
  });

  test('every style sheet of a component has a name of its own', () => {
    expect(twiceNamedSheets(files())).toEqual([]);
  });

  test('the conventions can fail', () => {
    expect(twiceNamedSheets(['a/List.module.css', 'b/List.module.css', 'a/List.css'])).toEqual(['List.module.css']);
    expect(tooLong(['a.ts'], () => 'x\n'.repeat(longest + 1))).toEqual(['a.ts']);
    expect(vagueNames(['engine/utils.ts', 'server/helpers/x.ts', 'app/apiV2.ts'])).toHaveLength(3);
    expect(registryAddress.test(`"resolved": "https://${'registry'}.example.org/a.tgz"`)).toBe(true);
  });
});
