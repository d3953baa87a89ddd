import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '#openapi';
import type { JsonSchema } from '#schemas';
import { productRoot } from '../../foundation/product-root.ts';

/** A parameter of an operation, as OpenAPI writes it. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  explode?: boolean;
  schema: JsonSchema;
}

/** `{type: {schema}}` by media type. */
export type Content = Readonly<Record<string, { schema?: JsonSchema }>>;

export interface ResponseNode {
  content?: Content;
}

export interface OperationNode {
  operationId?: string;
  security?: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses?: Readonly<Record<string, ResponseNode | { $ref: string }>>;
  'x-roles'?: string;
  'x-scope'?: string;
}

/** The bundled OpenAPI 3.1 document, as far as the server reads it. */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  components?: {
    schemas?: Readonly<Record<string, JsonSchema>>;
    parameters?: Readonly<Record<string, Parameter>>;
    responses?: Readonly<Record<string, ResponseNode>>;
  };
}

/** The operation table, by operationId. */
export type OperationTable = Readonly<Record<string, Operation>>;

/** Reads `openapi/generated/openapi.json` of the product. */
export function readDescription(): Description {
  return JSON.parse(readFileSync(join(productRoot(), 'openapi/generated/openapi.json'), 'utf8'));
}

/** The component that a local `$ref` names; throws when there is none. */
export function component<T>(ref: string, components: Readonly<Record<string, T>> | undefined): T {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  const found = components && Object.hasOwn(components, name) ? components[name] : undefined;
  if (found === undefined) throw new Error(`The contract names ${ref}, which does not exist.`);
  return found;
}
