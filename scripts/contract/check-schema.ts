import { isNode, type Node } from './source.ts';

/** Columns that only the server writes (P4); `x-writable` on the property states the place that carries it. */
const serverColumns = ['ws_id', 'created_at', 'created_by', 'updated_at', 'deleted_at', 'version'];

function types(schema: Node): unknown[] {
  return Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
}

function isClosed(schema: Node): boolean {
  return 'additionalProperties' in schema || 'unevaluatedProperties' in schema;
}

function isFixed(schema: Node): boolean {
  return 'enum' in schema || 'const' in schema || schema['format'] === 'binary';
}

function children(schema: Node): [string, unknown][] {
  const found: [string, unknown][] = [];
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else', 'contains']) {
    found.push([key, schema[key]]);
  }
  for (const key of ['properties', 'patternProperties', '$defs']) {
    const members = schema[key];
    if (isNode(members)) for (const [name, member] of Object.entries(members)) found.push([`${key}/${name}`, member]);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf', 'prefixItems']) {
    const members = schema[key];
    if (Array.isArray(members))
      found.push(...members.map((member, index): [string, unknown] => [`${key}/${index}`, member]));
  }
  return found;
}

export interface SchemaRules {
  /** What callers send needs bounds and may not carry the server's columns. */
  sent: boolean;
  /** Finds a `$ref`; undefined when it dangles. */
  resolve(ref: string): unknown;
}

/**
 * Our rules for schemas, below one root: an object says whether it is closed; what callers send has bounds, and no
 * default in one alternative of several, which the validator would fill in while it tries them all. `$ref`s are
 * followed once each, and once more below alternatives. Answers sentences that begin with the place.
 */
export function checkSchema(root: unknown, location: string, rules: SchemaRules): string[] {
  const diagnostics: string[] = [];
  const seen = new Set<string>();
  function visit(schema: unknown, at: string, isPart: boolean, isAlternative: boolean): void {
    if (!isNode(schema)) return;
    const ref = schema['$ref'];
    if (typeof ref === 'string') {
      const visited = `${ref} ${isAlternative}`;
      if (!seen.has(visited)) {
        seen.add(visited);
        const target = rules.resolve(ref);
        if (target === undefined) diagnostics.push(`${at}: "${ref}" points at nothing`);
        visit(target, `${at} → ${ref.replace('#/components/', '')}`, isPart, isAlternative);
      }
      return;
    }
    const isObject = types(schema).includes('object') || isNode(schema['properties']);
    if (isObject && !isPart && !isClosed(schema)) {
      diagnostics.push(
        `${at}: the object does not say whether it is closed; add "additionalProperties: false" (or true)`,
      );
    }
    if (rules.sent) checkBounds(schema, at);
    if (rules.sent && isAlternative && 'default' in schema) {
      diagnostics.push(`${at}: a default inside an alternative would be filled into the others; describe it in words`);
    }
    for (const [step, member] of children(schema)) {
      const isPartOfOne = step.startsWith('allOf/') || step === 'propertyNames';
      visit(member, `${at}/${step}`, isPartOfOne, isAlternative || /^(any|one)Of\//.test(step));
    }
  }
  function checkBounds(schema: Node, at: string): void {
    if (types(schema).includes('string') && !('maxLength' in schema) && !isFixed(schema)) {
      diagnostics.push(`${at}: a text that callers send needs "maxLength", "enum" or "const"`);
    }
    if (types(schema).includes('array') && !('maxItems' in schema)) {
      diagnostics.push(`${at}: a list that callers send needs "maxItems"`);
    }
    for (const [name, member] of Object.entries(isNode(schema['properties']) ? schema['properties'] : {})) {
      if (serverColumns.includes(name) && !(isNode(member) && 'x-writable' in member)) {
        diagnostics.push(
          `${at}: "${name}" is written by the server alone; where the specification carries it, say so in "x-writable"`,
        );
      }
    }
  }
  visit(root, location, false, false);
  return diagnostics;
}
