import { roleSets as shippedRoleSets } from '#openapi';
import { isObject, type JsonSchema, own } from '#schemas';
import type { CallFacts, FactsOf } from '#engine/join';

/** What the checker knows of an operation. */
export interface OperationFacts {
  id: string;
  /** Flat arguments: path, query and header parameters and the body's fields. */
  parameters: JsonSchema;
  isSafe: boolean;
  roles: 'public' | readonly string[];
  /** A document that the product did not ship may name it. */
  isBuildable: boolean;
  /** Such a document may call it without a press of a control. */
  worksWithoutGesture: boolean;
  /** It signs a person in. */
  opensSession: boolean;
  /** Fields of its answer that are secrets: one-time passwords, keys, tickets. */
  secretFields: readonly string[];
  /** The schema of the envelope's `data`; undefined when the answer has no envelope. */
  answer: JsonSchema | undefined;
}

/** The operations of an API description by id, as documents may use them. */
export interface Contract {
  operations: Readonly<Record<string, OperationFacts>>;
  /** Finds `#/components/schemas/Name`. */
  resolve(ref: string): JsonSchema | undefined;
}

/** Headers of every call, which the client sets by itself. */
const ownHeaders = new Set([
  'accept-language',
  'clienttimezone',
  'platform',
  'application_id',
  'idempotency-key',
  'authorization',
]);
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Reads a bundled OpenAPI 3.1 description; operations without `operationId` or `x-roles` are passed over. */
export function readContract(
  bundle: unknown,
  roleSets: Readonly<Record<string, readonly string[]>> = shippedRoleSets,
): Contract {
  const reader = new Reader(bundle);
  const operations: Record<string, OperationFacts> = {};
  for (const item of Object.values(reader.record(bundle, 'paths'))) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const facts = reader.operation(method, item, roleSets);
      if (facts) operations[facts.id] = facts;
    }
  }
  return { operations, resolve: (ref) => reader.schema(ref) };
}

/**
 * What lists and row forms of documents need to know of a call, from a bundled description. Each call is read when it is asked for:
 * a server that starts asks for a few of hundreds.
 */
export function readCallFacts(bundle: unknown): FactsOf {
  const reader = new Reader(bundle);
  const known = new Map<string, CallFacts>();
  let sources: Map<string, { source: Record<string, unknown>; item: Record<string, unknown> }> | undefined;
  return (call) => {
    sources ??= new Map(reader.sources().map((entry) => [String(entry.source.operationId), entry]));
    const entry = sources.get(call);
    const facts = known.get(call) ?? (entry && reader.call(entry.source, entry.item));
    if (facts) known.set(call, facts);
    return facts;
  };
}

interface Fields {
  properties: Record<string, JsonSchema>;
  required: string[];
  isOpen: boolean;
}

/** What can be said of alternatives as one: a field is known when one of them has it, and needed when all need it. */
function alternatives(branches: readonly Fields[]): Fields {
  const properties: Record<string, JsonSchema> = {};
  for (const name of new Set(branches.flatMap((branch) => Object.keys(branch.properties)))) {
    const meant = branches.flatMap((branch) => own(branch.properties, name) ?? []);
    properties[name] = meant.length === 1 && meant[0] ? meant[0] : { anyOf: meant };
  }
  const required = (branches[0]?.required ?? []).filter((name) =>
    branches.every((branch) => branch.required.includes(name)),
  );
  return { properties, required, isOpen: branches.some((branch) => branch.isOpen) };
}

class Reader {
  readonly bundle: unknown;

  constructor(bundle: unknown) {
    this.bundle = bundle;
  }

  /** The object under a key, or an empty one. */
  record(value: unknown, key: string): Record<string, unknown> {
    const found = isObject(value) ? own(value, key) : undefined;
    return isObject(found) ? found : {};
  }

  /** Follows a pointer such as `#/components/schemas/Name`. */
  follow(ref: string): unknown {
    let value = this.bundle;
    for (const key of ref.split('/').slice(1)) value = isObject(value) ? own(value, key) : undefined;
    return value;
  }

  schema(ref: string): JsonSchema | undefined {
    const found = this.follow(ref);
    // Safe: the bundle was validated as OpenAPI, and unknown keywords are passed over.
    return isObject(found) ? (found as JsonSchema) : undefined;
  }

  resolved(value: unknown): Record<string, unknown> {
    if (!isObject(value)) return {};
    return typeof value.$ref === 'string' ? this.resolved(this.follow(value.$ref)) : value;
  }

  operation(method: string, item: Record<string, unknown>, roleSets: Readonly<Record<string, readonly string[]>>) {
    const source = own(item, method);
    if (!isObject(source) || typeof source.operationId !== 'string') return undefined;
    const set = source['x-roles'];
    const roles = set === 'public' ? 'public' : typeof set === 'string' ? own(roleSets, set) : undefined;
    if (roles === undefined) return undefined;
    const answer = source['x-raw'] === true ? undefined : this.answer(source);
    const secretFields = Object.entries(answer ? this.fields(answer).properties : {}).filter(
      ([, field]) => this.resolved(field)['x-secret'] === true,
    );
    const facts: OperationFacts = {
      id: source.operationId,
      parameters: this.parameters(source, item),
      isSafe: method === 'get' || source['x-safe'] === true,
      roles,
      isBuildable: source['x-buildable'] === true,
      worksWithoutGesture: source['x-without-gesture'] === true,
      opensSession: source['x-session'] === 'opens',
      secretFields: secretFields.map(([name]) => name),
      answer,
    };
    return facts;
  }

  /** Every operation of the description, with the path that it belongs to. */
  sources(): { source: Record<string, unknown>; item: Record<string, unknown> }[] {
    return Object.values(this.record(this.bundle, 'paths')).flatMap((item) => {
      if (!isObject(item)) return [];
      return methods.flatMap((method) => {
        const source = own(item, method);
        return isObject(source) && typeof source.operationId === 'string' ? [{ source, item }] : [];
      });
    });
  }

  call(source: Record<string, unknown>, item: Record<string, unknown>): CallFacts {
    const parameters = this.parameters(source, item);
    const answer = this.fields(this.answer(source)).properties;
    const items = this.resolved(answer.items).items;
    return {
      parameters: this.whole(parameters.properties),
      required: parameters.required ?? [],
      row: this.whole(isObject(items) ? this.fields(items).properties : answer),
    };
  }

  /** Schemas with their references resolved; the keywords beside a reference count. */
  whole(properties: Record<string, JsonSchema> | undefined): Record<string, JsonSchema> {
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, schema]) => {
        // Safe: the bundle was validated as OpenAPI.
        const whole = { ...(this.resolved(schema) as JsonSchema), ...schema };
        delete whole.$ref;
        return [name, whole];
      }),
    );
  }

  parameters(source: Record<string, unknown>, item: Record<string, unknown>): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    const listed = [item.parameters, source.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
    for (const parameter of listed.map((entry) => this.resolved(entry))) {
      const { name, schema } = parameter;
      if (typeof name !== 'string' || !isObject(schema)) continue;
      if (parameter.in === 'cookie' || (parameter.in === 'header' && ownHeaders.has(name.toLowerCase()))) continue;
      properties[name] = schema;
      if (parameter.required === true && parameter.in !== 'header') required.push(name);
    }
    const body = this.body(source);
    if (!body) return { type: 'object', properties, required, additionalProperties: false };
    const fields = this.fields(body);
    return {
      type: 'object',
      properties: { ...fields.properties, ...properties, body },
      required: [...required, ...fields.required],
      additionalProperties: fields.isOpen,
    };
  }

  body(source: Record<string, unknown>): JsonSchema | undefined {
    const content = this.record(this.resolved(source.requestBody), 'content');
    const [media] = Object.values(content);
    const schema = isObject(media) ? media.schema : undefined;
    return isObject(schema) ? (schema as JsonSchema) : undefined;
  }

  /** The fields of a body that is an object; a free-form body is open. */
  fields(schema: JsonSchema): Fields {
    const body: JsonSchema = this.resolved(schema);
    const branches = (body.oneOf ?? body.anyOf ?? []).map((branch) => this.fields(branch));
    const parts = (body.allOf ?? []).map((part) => this.fields(part));
    if (branches.length > 0) parts.push(alternatives(branches));
    const properties = Object.assign({}, ...parts.map((part) => part.properties), body.properties);
    const required = [...(body.required ?? []), ...parts.flatMap((part) => part.required)];
    const isOpen =
      branches.some((branch) => branch.isOpen) ||
      (Object.keys(properties).length === 0 && body.additionalProperties !== false) ||
      body.additionalProperties === true;
    return { properties, required, isOpen };
  }

  answer(source: Record<string, unknown>): JsonSchema {
    const responses = this.record(source, 'responses');
    const success = this.resolved(responses['200'] ?? responses['201'] ?? responses['202']);
    const json = this.record(this.record(success, 'content'), 'application/json');
    return this.fields(this.resolved(json.schema)).properties.data ?? {};
  }
}
