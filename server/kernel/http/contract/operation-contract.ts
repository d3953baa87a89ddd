import type { Operation } from '#openapi';
import { type JsonSchema, pointerTo } from '#schemas';
import type { RequestIssue } from '../../errors/index.ts';
import { component, type Description, type OperationNode, type Parameter } from './description.ts';
import { namesComponent } from './names-component.ts';
import type { Check, Validators } from './validators.ts';

/** What a request offers to an operation, as text or parsed JSON, before anything is known to be right. */
export interface Offered {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  /** `undefined` when the request has none. */
  body: unknown;
}

/** Flat arguments; the issues of everything offered, in the order path, query, headers, body. */
export interface Checked {
  args: Record<string, unknown>;
  issues: RequestIssue[];
}

/** One operation with its validators made ahead (P19). */
export interface OperationContract {
  id: string;
  operation: Operation;
  /** As the router writes it, `/files/:name`. */
  url: string;
  /** Basic authentication of a client is asked for. */
  hasClientAuthentication: boolean;
  isBodyRequired: boolean;
  /** Its body has conditions on records: those of one request, or all those of a design. */
  conditions: 'request' | 'design' | undefined;
  check(offered: Offered): Checked;
  /** By status; only made when answers are validated. */
  answers?: ReadonlyMap<number, AnswerContract>;
}

export interface AnswerContract {
  mediaTypes: readonly string[];
  check?: Check;
}

const jsonType = 'application/json';

/** Compiles what the description says about one operation. */
export function compileOperation(
  {
    id,
    operation,
    node,
    description,
    validateAnswers,
  }: {
    id: string;
    operation: Operation;
    node: OperationNode;
    description: Description;
    validateAnswers: boolean;
  },
  validators: Validators,
): OperationContract {
  const parameters = (node.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? component(parameter.$ref, description.components?.parameters) : parameter,
  );
  const content = Object.values(node.requestBody?.content ?? {})[0]?.schema;
  const facts = {
    id,
    operation,
    url: operation.path.replaceAll('{', ':').replaceAll('}', ''),
    hasClientAuthentication: (node.security ?? []).some((way) => Object.hasOwn(way, 'client')),
    isBodyRequired: node.requestBody?.required === true,
    conditions: conditionsIn(content, description),
    ...(validateAnswers ? { answers: answerContracts(id, node, description, validators) } : {}),
  };
  // A planned call is refused before its request is looked at: compiling its schemas would only delay the start.
  if (operation.planned) return { ...facts, check: () => ({ args: {}, issues: [] }) };
  const checks = {
    path: parameterCheck(id, 'path', parameters, validators),
    query: parameterCheck(id, 'query', parameters, validators),
    header: parameterCheck(id, 'header', parameters, validators),
  };
  const body = content && validators.compile(content, operation.body === 'json' ? 'json' : 'text', `${id} body`);
  const named = operation.headers;

  return {
    ...facts,
    check(offered) {
      const path = checks.path(offered.path);
      const query = checks.query(offered.query);
      const header = checks.header(offered.headers);
      const own = Object.fromEntries(
        named.flatMap((name) => (name in header.values ? [[name, header.values[name]]] : [])),
      );
      const issues = [...path.issues, ...query.issues, ...header.issues];
      const args = { ...path.values, ...query.values, ...own };
      if (!body) return { args, issues };
      const value = offered.body === undefined && !node.requestBody?.required ? {} : offered.body;
      const wrong = body(value);
      issues.push(...(wrong.length > 0 ? wrong : otherThanPath(path.values, value)));
      return { args: { ...args, ...(isRecord(value) ? value : { body: value }) }, issues };
    },
  };
}

function conditionsIn(body: JsonSchema | undefined, description: Description): OperationContract['conditions'] {
  if (!namesComponent(body, 'FilterConditions', description)) return undefined;
  return namesComponent(body, 'FormConfig', description) ? 'design' : 'request';
}

/** A field may repeat a path parameter (`x-in-path`); what it says is never taken instead of the address. */
function otherThanPath(path: Readonly<Record<string, unknown>>, body: unknown): RequestIssue[] {
  if (!isRecord(body)) return [];
  return Object.keys(path)
    .filter((name) => Object.hasOwn(body, name) && body[name] !== path[name])
    .map((name) => ({
      pointer: pointerTo('', name),
      message: { 'en-US': 'This differs from the address.', 'zh-CN': '与地址中的不一致。' },
      hint: {
        'en-US': `Leave "${name}" out of the body; the address names it.`,
        'zh-CN': `请勿在请求体中发送“${name}”，地址中已有。`,
      },
    }));
}

function parameterCheck(id: string, location: Parameter['in'], all: readonly Parameter[], validators: Validators) {
  const parameters = all.filter((parameter) => parameter.in === location);
  // Header names are read without regard to case; undeclared headers are ignored.
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: location === 'header',
  };
  const check = validators.compile(schema, 'text', `${id} ${location} parameters`);
  return (given: Readonly<Record<string, unknown>>) => {
    const values: Record<string, unknown> = location === 'header' ? {} : { ...given };
    for (const parameter of parameters) {
      const value = given[location === 'header' ? parameter.name.toLowerCase() : parameter.name];
      if (value !== undefined) values[parameter.name] = asList(value, parameter);
    }
    return { issues: check(values), values };
  };
}

/** A list in a query may have one item only, or be written with commas (`explode: false`). */
function asList(value: unknown, { schema, explode }: Parameter): unknown {
  if (schema.type !== 'array' || typeof value !== 'string') return value;
  return explode === false ? value.split(',') : [value];
}

function answerContracts(id: string, node: OperationNode, description: Description, validators: Validators) {
  const contracts = new Map<number, AnswerContract>();
  for (const [status, given] of Object.entries(node.responses ?? {})) {
    const response = '$ref' in given ? component(given.$ref, description.components?.responses) : given;
    const schema = response.content?.[jsonType]?.schema;
    contracts.set(Number(status), {
      mediaTypes: Object.keys(response.content ?? {}),
      ...(schema ? { check: validators.compile(schema, 'answer', `${id} answer ${status}`) } : {}),
    });
  }
  return contracts;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
