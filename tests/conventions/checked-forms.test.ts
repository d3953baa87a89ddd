import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from './tree.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Everything in a document, each object once, the outer ones first. */
function objectsIn(value: unknown): Json[] {
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** Whether a list of actions checks the fields before it is done: by itself, or in a named list that it runs. */
function checks(list: unknown, named: ReadonlyMap<string, unknown[]>, seen = new Set<string>()): boolean {
  return objectsIn(list).some((one) => {
    if (one['do'] === 'submitForm' || one['do'] === 'validate') return true;
    const { actions } = one;
    if (one['do'] !== 'run' || typeof actions !== 'string' || seen.has(actions)) return false;
    return (named.get(actions) ?? []).some((inner) => checks(inner, named, new Set([...seen, actions])));
  });
}

/** The forms of documents whose fields have rules that sending them does not ask. */
function uncheckedForms(documents: readonly { path: string; json: unknown }[]): string[] {
  const named = new Map<string, unknown[]>();
  for (const { json } of documents) {
    for (const { actions } of objectsIn(json)) {
      if (!isObject(actions)) continue;
      for (const [name, list] of Object.entries(actions)) named.set(name, [...(named.get(name) ?? []), list]);
    }
  }
  return documents.flatMap(({ path, json }) =>
    objectsIn(json)
      .filter((one) => one['widget'] === 'FormLayout')
      .filter((form) => objectsIn(form['slots']).some(({ rules, bind }) => Array.isArray(rules) && bind !== undefined))
      .filter(({ on }) => isObject(on) && on['submit'] !== undefined && !checks(on['submit'], named))
      .map(({ id }) => `${path}: ${String(id)} runs "submit" without "submitForm" or "validate"`),
  );
}

test('every form whose fields have rules checks them before it is sent', () => {
  const paths = files().filter((path) => /^pages\/.*\.json$/.test(path));
  const documents = paths.map((path) => ({
    path,
    json: JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown,
  }));
  expect(uncheckedForms(documents)).toEqual([]);
});

test('a form that does not check its fields is found, also where a named list sends it', () => {
  const form = (submit: unknown, actions: unknown = {}) => [
    {
      path: 'a.json',
      json: {
        actions,
        body: {
          id: 'form',
          widget: 'FormLayout',
          on: { submit },
          slots: { default: [{ id: 'name', bind: 'state.name', rules: [{ test: 'true', text: 'x' }] }] },
        },
      },
    },
  ];
  const send = [{ do: 'run', actions: 'send' }];
  expect(uncheckedForms(form([{ do: 'call', call: 'x' }]))).toHaveLength(1);
  expect(uncheckedForms(form(send, { send: [{ do: 'call', call: 'x' }] }))).toHaveLength(1);
  expect(uncheckedForms(form(send, { send: [{ do: 'validate' }, { do: 'call', call: 'x' }] }))).toEqual([]);
  expect(uncheckedForms(form([{ do: 'submitForm', call: 'x' }]))).toEqual([]);
});
