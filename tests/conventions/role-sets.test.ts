import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roleSets } from '#openapi';
import { root, sources } from './tree.ts';

const ofRoles = /\[\s*'[A-Z]+_[A-Z_]+'(?:,\s*'[A-Z]+_[A-Z_]+')+,?\s*\]/g;
const sorted = (roles: readonly string[]): string => [...roles].sort().join(' ');
const names = new Map(Object.entries(roleSets).map(([name, roles]) => [sorted(roles), name]));

/** Lists of roles in a text that openapi/roles.yaml has a name for. */
function namedSets(text: string): string[] {
  return [...text.matchAll(ofRoles)].flatMap(([list]) => names.get(sorted(list.match(/[A-Z_]{6,}/g) ?? [])) ?? []);
}

test('P1 a set of roles that has a name is not spelled out in the product', () => {
  const paths = sources().filter(
    (path) => /^(server|app|engine|widgets)\//.test(path) && !/\.test\.|\/seeds\//.test(path),
  );
  const spelled = paths.flatMap((path) =>
    namedSets(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: roleSets.${name}`),
  );
  expect(spelled).toEqual([]);
});

test('the convention can fail', () => {
  expect(namedSets("const a = ['WORKSPACE_ADMIN', 'WORKSPACE_SUPER_ADMIN'];")).toEqual(['workspaceAdmins']);
});
