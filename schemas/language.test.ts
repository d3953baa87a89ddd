import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { documentKinds, languageSchema, languageSchemas } from './language.ts';

/** The keywords that the reporter checks; any other keyword in a schema would be ignored. */
const keywords = new Set(
  '$schema $id $ref $defs title description type enum const default properties required additionalProperties propertyNames items minItems maxItems minProperties maxProperties minimum maximum minLength maxLength pattern oneOf anyOf'.split(
    ' ',
  ),
);

function visit(schema: unknown, found: { keywords: Set<string>; refs: Set<string> }): void {
  if (schema === null || typeof schema !== 'object') return;
  if (Array.isArray(schema)) {
    for (const part of schema) visit(part, found);
    return;
  }
  for (const [key, value] of Object.entries(schema)) {
    found.keywords.add(key);
    if (key === '$ref') found.refs.add(String(value));
    else if (key === 'properties' || key === '$defs') for (const part of Object.values(value)) visit(part, found);
    else if (!['default', 'const', 'enum', 'required'].includes(key)) visit(value, found);
  }
}

describe('the language', () => {
  const found = { keywords: new Set<string>(), refs: new Set<string>() };
  visit(Object.values(languageSchemas()), found);

  it('uses only keywords that the reporter checks', () => {
    expect([...found.keywords].filter((keyword) => !keywords.has(keyword))).toEqual([]);
  });

  it('refers only to what exists', () => {
    expect([...found.refs].filter((ref) => !languageSchema(ref))).toEqual([]);
  });

  it('is JSON Schema 2020-12, with a schema for every kind of document', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    for (const schema of Object.values(languageSchemas())) ajv.addSchema(schema);
    for (const kind of documentKinds) expect(ajv.getSchema(`${kind}.schema.json`)).toBeTypeOf('function');
  });
});
