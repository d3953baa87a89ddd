import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type JsonSchema, type Issue, report } from '#schemas';
import type { RequestIssue } from '../../errors/index.ts';
import { requestIssueOf } from '../../errors/request-issue-of.ts';
import { withDiscriminators } from './alternatives.ts';
import type { Description } from './description.ts';
import { keywordIssue } from './keyword-texts.ts';
import { isStorableDate, isStorableTime } from './storable-times.ts';
import { createTextNumbers } from './text-numbers.ts';

/** Checks a value, filling in defaults (and, on the coercing side, turning text into numbers and booleans). */
export type Check = (value: unknown) => RequestIssue[];

/** Where text comes from decides how strict its types are: JSON has them, query strings and forms do not. */
export type Source = 'json' | 'text' | 'answer';

export interface Validators {
  /** Compiles now, so that nothing is generated once the server listens (P19). `name` is for the message of a bad schema. */
  compile(schema: JsonSchema, source: Source, name: string): Check;
}

const maxIssues = 50;
const prefix = '#/components/schemas/';

/** The contract's schemas registered as `schema:Name#` in one strict instance for JSON and one that coerces. */
export function createValidators(description: Description): Validators {
  const components = Object.fromEntries(
    Object.entries(description.components?.schemas ?? {}).map(([name, schema]) => [name, renamed(schema)]),
  );
  const resolve = (ref: string): JsonSchema | undefined => components[ref.replace(/^schema:|#$/g, '')];
  const usable = Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, withDiscriminators(schema, resolve)]),
  );
  // Made when first needed: answers are only checked in tests. One instance has looked at every schema for all of them.
  const options: Record<Source, object> = {
    json: { useDefaults: true },
    text: { useDefaults: true, coerceTypes: true, allErrors: true, validateSchema: false },
    answer: { allErrors: true, validateSchema: false },
  };
  const instances: Partial<Record<Source, Ajv2020>> = { json: instance(usable, options.json) };
  // Most operations share their headers and failures: equal schemas are compiled once.
  const made = new Map<string, Check>();
  return {
    compile(schema, source, name) {
      const local = renamed(schema);
      const key = `${source} ${JSON.stringify(local)}`;
      const known = made.get(key);
      if (known) return known;
      instances[source] ??= instance(usable, options[source]);
      const validate = compiled(instances[source], withDiscriminators(local, resolve), name);
      const noNumbers = source === 'text' ? createTextNumbers(local, resolve) : () => [];
      const check: Check = (value) => {
        // First, because the validator turns text into numbers, and the text is gone.
        const first = noNumbers(value);
        const others = validate(value)
          ? []
          : issuesOf(report(value, local, { resolve, patterns: true }), validate.errors);
        return [...first, ...others.filter(({ pointer }) => !first.some((issue) => issue.pointer === pointer))];
      };
      made.set(key, check);
      return check;
    },
  };
}

/** The reporter's words; for keywords that it does not know, such as `dependentRequired`, the validator's. */
function issuesOf(found: readonly Issue[], errors: readonly ErrorObject[] | null | undefined): RequestIssue[] {
  if (found.length === 0) {
    return (errors ?? []).slice(0, maxIssues).map(keywordIssue);
  }
  return found.slice(0, maxIssues).map(requestIssueOf);
}

function instance(components: Readonly<Record<string, JsonSchema>>, options: object): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    ownProperties: true,
    code: { optimize: false },
    discriminator: true,
    ...options,
  });
  // The module is CommonJS: its default export is the function itself at run time and a namespace in the types.
  (formats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addFormat('binary', true);
  // The format alone takes the year 0, seconds that are 60, and moments whose offset leads out of the calendar.
  ajv.addFormat('date', isStorableDate);
  ajv.addFormat('date-time', isStorableTime);
  ajv.addVocabulary(['example', 'x-in-path', 'x-key', 'x-text', 'x-url', 'x-label', 'x-writable', 'x-secret']);
  for (const [name, schema] of Object.entries(components)) ajv.addSchema({ ...schema, $id: `schema:${name}` });
  return ajv;
}

function compiled(ajv: Ajv2020, schema: JsonSchema, name: string): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch (error) {
    throw new Error(`The schema of ${name} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

/** `$ref: '#/components/schemas/Name'` → `schema:Name#`, at every depth. */
function renamed<T>(node: T): T {
  if (Array.isArray(node)) return node.map(renamed) as T; // Same shape, item by item.
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(prefix))
      return [key, `schema:${value.slice(prefix.length)}#`];
    return [key, renamed(value)];
  });
  // The same object with the same keys; only the text of references differs, and defaults of what has to be sent.
  return withoutUselessDefaults(Object.fromEntries(entries)) as T;
}

/** A default replaces what may be left out. What is required has to be sent, or the validator would fill it in. */
function withoutUselessDefaults(node: Record<string, unknown>): Record<string, unknown> {
  const { required, properties } = node;
  if (!Array.isArray(required) || typeof properties !== 'object' || properties === null) return node;
  const members = Object.entries(properties).map(([name, member]) => {
    if (!required.includes(name) || typeof member !== 'object' || member === null) return [name, member];
    return [name, Object.fromEntries(Object.entries(member).filter(([key]) => key !== 'default'))];
  });
  return { ...node, properties: Object.fromEntries(members) };
}
