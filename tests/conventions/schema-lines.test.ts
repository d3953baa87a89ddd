import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from './tree.ts';

const documentFile = /^(?:pages|stories\/(?:guide|documents)|tests\/e2e)\/.*\.(\w+)\.json$/;

/** What is wrong with the `$schema` line of a document; undefined when it names the file for its kind. */
function schemaIssue(path: string, text: string): string | undefined {
  const { $schema, kind } = JSON.parse(text);
  if (typeof $schema !== 'string') return `${path}: no $schema`;
  const target = join(dirname(path), $schema);
  if (target !== `schemas/generated/${kind}.schema.json`) return `${path}: ${$schema} is not the schema of a ${kind}`;
  return existsSync(join(root, target)) ? undefined : `${path}: there is no ${target}`;
}

test('every shipped document and every example names the schema of its kind, so that editors complete it', () => {
  const documents = files().filter((path) => documentFile.test(path) && !path.includes('/messages.'));
  expect(documents.length).toBeGreaterThan(20);
  expect(documents.map((path) => schemaIssue(path, readFileSync(join(root, path), 'utf8'))).filter(Boolean)).toEqual(
    [],
  );
});

test('the convention can fail', () => {
  const diagnostic = (line: string) => schemaIssue('pages/area/name.page.json', `{ ${line} "kind": "page" }`);
  expect(diagnostic('"$schema": "../../schemas/generated/page.schema.json",')).toBeUndefined();
  expect(diagnostic('')).toBe('pages/area/name.page.json: no $schema');
  expect(diagnostic('"$schema": "../../schemas/generated/form.schema.json",')).toContain('is not the schema of a page');
});
