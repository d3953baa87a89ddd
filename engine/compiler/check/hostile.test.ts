import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileDocument } from '../compile/document.ts';
import { documentHash } from '../compile/hash.ts';
import { checkDocument } from './document.ts';
import { brokenSchemas } from './testing/broken-schemas.ts';
import { createContext } from './testing/context.ts';
import { goodPage } from './testing/world.ts';
import { isWhole } from '#tests/tier.ts';

const context = createContext();
const ofAdministrator = createContext({ shipped: false });
const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 2 ** 31 : 20261129));
const runs = Number(process.env.RUNS ?? (isWhole ? 5000 : 500));

function codes(source: unknown): string[] {
  return checkDocument(source, context).map((diagnostic) => diagnostic.code);
}

/** Compiles, and proves that what comes out can be sent and rendered. */
function compiled(source: unknown): unknown {
  const { document, diagnostics } = compileDocument(source, context);
  expect(document.format).toBe(1);
  expect(document.body.id).toBeTypeOf('string');
  expect(documentHash(document)).toMatch(/^[0-9a-f]{32}$/);
  return { document, faults: diagnostics };
}

function nested(levels: number): unknown {
  let node: unknown = { id: 'deepest', widget: 'Stack' };
  for (let level = 0; level < levels; level++) node = { id: `n${level}`, widget: 'Stack', slots: { default: [node] } };
  return { ...goodPage, body: node };
}

describe('hostile documents', () => {
  it.each([[{}], [[]], [null], [1], [''], [undefined], [Number.NaN], [() => 1]])(
    'P22 gives a fault for %j',
    (source) => {
      expect(codes(source)).toHaveLength(1);
      compiled(source);
    },
  );

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
    'P22 knows no widget, action, operation or message called "%s"',
    (name) => {
      const page = structuredClone(goodPage);
      page.title = { t: name || 'a.none' };
      page.data = { x: { call: name || 'none' } };
      page.body = { id: 'root', widget: name, on: { [`${name}x`]: [] } };
      const diagnostics = codes(page);
      expect(diagnostics.length).toBeGreaterThan(2);
      compiled(page);
    },
  );

  it.each(['dangerouslySetInnerHTML', 'innerHTML', 'onClick', 'onclick', 'style', 'className', 'ref', 'is'])(
    'P20 no widget takes raw HTML, a handler or a style: %s',
    (name) => {
      for (const value of ['alert(1)', { __html: '<script>alert(1)</script>' }, { position: 'fixed', inset: 0 }]) {
        const button = { id: 'b', widget: 'Button', props: { label: { t: 'a.name' }, [name]: value } };
        expect(codes({ ...goodPage, body: button })).toEqual(['PAGE_PROP_UNKNOWN']);
        expect(codes({ ...goodPage, body: { ...button, props: { label: { t: 'a.name' } }, [name]: value } })).toEqual([
          'PAGE_UNKNOWN',
        ]);
      }
    },
  );

  it('P22 refuses nesting beyond 200 nodes, and takes 200', () => {
    expect(codes(nested(10_000))).toEqual(['PAGE_LIMIT']);
    expect(codes(nested(200))).toEqual(['PAGE_LIMIT']);
    expect(codes(nested(199))).not.toContain('PAGE_LIMIT');
    compiled(nested(199));
    compiled(nested(10_000));
  });

  it('P22 refuses 100,000 siblings, a text of 2 MB and an object that contains itself', () => {
    const siblings = Array.from({ length: 100_000 }, (_, index) => ({ id: `n${index}`, widget: 'Stack' }));
    expect(codes({ ...goodPage, body: { id: 'root', widget: 'Stack', slots: { default: siblings } } })).toEqual([
      'PAGE_LIMIT',
    ]);
    expect(codes({ ...goodPage, description: 'x'.repeat(2_000_000) })).toEqual(['PAGE_LIMIT']);
    const cycle: Record<string, unknown> = { id: 'root', widget: 'Stack' };
    cycle.slots = { default: [cycle] };
    expect(codes({ ...goodPage, body: cycle })).toEqual(['PAGE_LIMIT']);
    compiled({ ...goodPage, body: cycle });
  });

  it('P21 leaves prototypes alone, wherever their names stand', () => {
    const pointers = [
      '',
      '/body',
      '/body/props',
      '/state',
      '/data',
      '/data/customers/with',
      '/drawers',
      '/body/slots',
      '/body/slots/default/2/on/click/1/with',
    ];
    for (const start of pointers) {
      for (const name of ['__proto__', 'constructor', 'prototype']) {
        const text = JSON.stringify(goodPage);
        const page = JSON.parse(text);
        const owner = start
          .split('/')
          .slice(1)
          .reduce((value, key) => value[key], page);
        Object.defineProperty(owner, name, { value: { polluted: true, call: 'x', widget: 'Stack' }, enumerable: true });
        expect(codes(page)).toContain('PAGE_NAME_RESERVED');
        const json = JSON.stringify(compiled(page));
        expect(JSON.parse(json)).toBeTruthy();
        expect(Object.prototype).not.toHaveProperty('polluted');
      }
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each(fieldPointers)('P22 reports a broken schema, wherever it is: %s', (fieldPointer) => {
    for (const [schema, pointer] of brokenSchemas) {
      const page = structuredClone(pageWithParameters);
      const [owner = '', name = ''] = fieldPointer.split(/\/(?=[^/]+$)/);
      Reflect.set(partAt(page, owner), name, { type: 'object', schema });
      const diagnostics = checkDocument(page, ofAdministrator);
      expect(
        diagnostics.filter((diagnostic) => diagnostic.pointer === `${fieldPointer}/schema${pointer}`),
      ).toHaveLength(1);
      compiled(page);
    }
  });

  it('P22 reports a form with a broken schema', () => {
    for (const [schema, pointer] of brokenSchemas) {
      if (pointer.endsWith('$ref') || typeof schema !== 'object') continue;
      const form = { kind: 'form', version: 1, id: 'a.form', schema };
      expect(checkDocument(form, ofAdministrator).map((diagnostic) => diagnostic.pointer)).toEqual([
        `/schema${pointer}`,
      ]);
      compiled(form);
    }
  });

  it('P22 survives fragments, dialogs and forms of other documents with broken schemas', () => {
    for (const [schema] of brokenSchemas) {
      const around = createContext();
      const documents: typeof around.documents = (id) => {
        const other = around.documents(id);
        if (other?.kind === 'form') return Object.assign(structuredClone(other), { schema });
        if (other) return Object.assign(structuredClone(other), { params: { id: { type: 'object', schema } } });
        return other;
      };
      expect(checkDocument(goodPage, { ...around, documents })).toBeInstanceOf(Array);
      expect(compileDocument(goodPage, { ...around, documents }).document.format).toBe(1);
    }
  });

  it(`P22 checks and compiles ${runs} randomly broken pages without a throw (SEED=${seed})`, () => {
    fc.assert(
      fc.property(fc.array(breakage(), { minLength: 1, maxLength: 4 }), (changes) => {
        const page = JSON.parse(JSON.stringify(pageWithParameters));
        for (const change of changes) breakAt(page, change);
        expect(checkDocument(page, context)).toBeInstanceOf(Array);
        compiled(page);
      }),
      { numRuns: runs, seed },
    );
  });
});

const fieldPointers = ['/state/search', '/drawers/detail/state/extra', '/drawers/detail/params/id', '/params/first'];

/** The good page, with a schema in its state and parameters that are given an expression, a text and a literal. */
const pageWithParameters = {
  ...structuredClone(goodPage),
  params: { first: { type: 'string' } },
  state: {
    ...goodPage.state,
    address: {
      type: 'object',
      schema: {
        type: 'object',
        properties: { city: { type: 'string', enum: ['a', 'b'] }, lines: { type: 'array', items: { type: 'string' } } },
        required: ['city'],
        anyOf: [{ minProperties: 1 }],
        allOf: [{ additionalProperties: false }],
      },
    },
  },
};

function partAt(page: unknown, pointer: string): object {
  let part = Object(page);
  for (const key of pointer.split('/').slice(1)) {
    part[key] ??= {};
    part = part[key];
  }
  return part;
}

interface Breakage {
  /** Which of all positions in the page, as a fraction; of `schema`, which of the objects in a field's schema. */
  position: number;
  kind: 'replace' | 'delete' | 'rename' | 'copy' | 'schema';
  value: unknown;
  name: string;
  keyword: string;
}

const schemaKeywords =
  'type enum const allOf anyOf oneOf properties items required pattern $ref $defs additionalProperties propertyNames minItems nullable';

function breakage(): fc.Arbitrary<Breakage> {
  const term = fc.constantFrom(
    'id',
    'widget',
    'props',
    't',
    '$',
    'slots',
    'call',
    'do',
    'state.page',
    'data.customers.items',
    'Stack',
    'a.title',
    '__proto__',
    'constructor',
    'public',
    'row.name',
    '1 +',
    '',
    '#/$defs/a',
    '(a+)+$',
    '(',
  );
  const value = fc.oneof(
    term,
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(term, fc.oneof(term, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 3 }),
  );
  return fc.record({
    position: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    kind: fc.constantFrom('replace', 'delete', 'rename', 'copy', 'schema'),
    value,
    name: term,
    keyword: fc.constantFrom(...schemaKeywords.split(' ')),
  });
}

/** The objects of which a schema consists. */
function schemaParts(value: unknown): object[] {
  if (value === null || typeof value !== 'object') return [];
  return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(schemaParts)];
}

function breakAt(page: Record<string, unknown>, { position, kind, value, name, keyword }: Breakage): void {
  const slots: { owner: Record<string, unknown>; key: string }[] = [];
  const collect = (owner: unknown): void => {
    if (owner === null || typeof owner !== 'object') return;
    for (const [key, part] of Object.entries(owner)) {
      slots.push({ owner: owner as Record<string, unknown>, key });
      collect(part);
    }
  };
  collect(page);
  if (kind === 'schema') {
    const parts = slots.filter(({ key }) => key === 'schema').flatMap(({ owner, key }) => schemaParts(owner[key]));
    const part = parts[Math.floor(position * parts.length)];
    if (part) Reflect.set(part, keyword, value);
    return;
  }
  const target = slots[Math.floor(position * slots.length)];
  const other = slots[Math.floor(((position * 7919) % 1) * slots.length)];
  if (!target || !other) return;
  const { owner, key } = target;
  if (kind === 'replace') owner[key] = value;
  else if (kind === 'copy') owner[key] = structuredClone(other.owner[other.key]);
  else {
    const part = owner[key];
    delete owner[key];
    if (kind === 'rename' && name !== '__proto__') owner[name] = part;
  }
}
