import { type OperationId, operations } from '#openapi';
import {
  component,
  type Description,
  type OperationNode,
  type Parameter,
} from '#server/kernel/http/contract/description.ts';
import type { JsonSchema } from '#schemas';

/** One list of the contract that is served, with everything that it can be asked by. */
export interface ListOperation {
  id: OperationId;
  allowed: readonly string[];
  /** Arguments by name, those of every list aside. */
  filters: ReadonlyMap<string, JsonSchema>;
  required: readonly string[];
  sorts: readonly string[];
  hasSearch: boolean;
}

const ofEveryList = new Set(['page', 'size', 'cursor', 'sort', 'search', 'total']);

function propertiesOf(node: unknown, ...path: string[]): Record<string, unknown> {
  const found = path.reduce<unknown>(
    (from, key) => (from && typeof from === 'object' && key in from ? Reflect.get(from, key) : undefined),
    node,
  );
  // Only objects of the description are asked for by such a path.
  return (found ?? {}) as Record<string, unknown>;
}

function isList(node: OperationNode): boolean {
  const schema = ['responses', '200', 'content', 'application/json', 'schema', 'properties', 'data', 'properties'];
  return 'items' in propertiesOf(node, ...schema) && 'page' in propertiesOf(node, ...schema);
}

/**
 * Lists whose rows are in tables that a workspace designs, of which the contract knows no columns: they take a record, a field or a
 * view, and belong to an application. `tests/records/link-plans.test.ts` explains each of them.
 */
export const recordLists = [
  'listPhysicalRecords',
  'listLogicalRecords',
  'listMenuRecords',
  'listPhysicalChoices',
  'listRelationChoices',
  'listPhysicalRelated',
  'listRelatedRecords',
  'listTableRecordHistory',
  'listMenuRecordHistory',
] as const satisfies readonly OperationId[];

const ofRecords: ReadonlySet<string> = new Set(recordLists);

/** Lists that are bounded: an application has 500 custom pages at most, a workspace 200 reports. */
const ofFew: ReadonlySet<string> = new Set<OperationId>(['listCustomPages', 'listCustomPageVersions', 'listReports']);

/** Every served operation whose answer is a page, lists of records and of few rows aside. */
export function listOperations(description: Description): ListOperation[] {
  return Object.values(description.paths)
    .flatMap((item) => Object.values(item))
    .filter((node) => isList(node) && !ofRecords.has(node.operationId ?? '') && !ofFew.has(node.operationId ?? ''))
    .flatMap((node) => {
      // Safe: the table is made from the same description.
      const id = node.operationId as OperationId;
      if (operations[id].planned) return [];
      const schemas = argumentsOf(node, description);
      const sort = schemas.get('sort');
      return {
        id,
        allowed: operations[id].allowed,
        filters: new Map([...schemas].filter(([name]) => !ofEveryList.has(name))),
        required: operations[id].pathParams,
        sorts: (sort?.enum ?? []).map(String),
        hasSearch: schemas.has('search'),
      };
    });
}

function argumentsOf(node: OperationNode, description: Description): Map<string, JsonSchema> {
  const resolved = (node.parameters ?? []).map(
    (parameter): Parameter =>
      '$ref' in parameter ? component(parameter.$ref, description.components?.parameters) : parameter,
  );
  const parameters = resolved.filter(({ in: source }) => source === 'query');
  const body = propertiesOf(node, 'requestBody', 'content', 'application/json', 'schema');
  const schema = typeof body['$ref'] === 'string' ? component(body['$ref'], description.components?.schemas) : body;
  return new Map([
    ...parameters.map(({ name, schema: one }) => [name, one] as const),
    // The properties of a schema are schemas.
    ...Object.entries(propertiesOf(schema, 'properties') as Record<string, JsonSchema>),
  ]);
}

/** A value that the schema takes; undefined when a person has to say one. */
export function sampleOf(schema: JsonSchema, description: Description): unknown {
  const { $ref } = schema;
  const examples = 'examples' in schema && Array.isArray(schema.examples) ? schema.examples : [];
  if (typeof $ref === 'string') return sampleOf(component($ref, description.components?.schemas), description);
  if (examples[0] !== undefined) return examples[0];
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  if (schema.format === 'date-time') return '2026-11-21T10:00:00.000Z';
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'array' && schema.items) return [sampleOf(schema.items, description)];
  return schema.type === 'string' && schema.pattern === undefined ? 'sample' : undefined;
}
