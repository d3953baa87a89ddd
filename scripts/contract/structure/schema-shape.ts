import type { Mapping } from './shape.ts';

/** The shape of a JSON Schema with the keywords of the contract. */
export const schemaShape = (): Mapping => keywords;
const byName: Mapping = { what: 'schemas by name', named: { shape: schemaShape, pattern: /./, like: 'any names' } };

/** Keywords whose values are no schemas; that they have the right type is checked in the whole description. */
const plain = [
  '$ref',
  'type',
  'title',
  'description',
  'format',
  'enum',
  'const',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'required',
  'dependentRequired',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
];
const ofOne = [
  'items',
  'contains',
  'propertyNames',
  'additionalProperties',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
];

const keywords: Mapping = {
  what: 'a schema',
  orTruth: true,
  members: {
    ...Object.fromEntries(plain.map((name) => [name, 'any'] as const)),
    ...Object.fromEntries(ofOne.map((name) => [name, schemaShape] as const)),
    ...Object.fromEntries(
      ['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((name) => [name, { items: schemaShape }] as const),
    ),
    properties: byName,
    patternProperties: byName,
    $defs: byName,
    'x-secret': 'true',
    'x-in-path': 'true',
    'x-writable': 'text',
  },
};

/** Schemas that are shared, by their names. */
export const schemasShape: Mapping = {
  what: 'components.schemas',
  named: { shape: schemaShape, pattern: /^[A-Z][A-Za-z0-9]*$/, like: 'in PascalCase' },
};
