import { isNode, type Node, strings } from '../contract/source.ts';
import type { Call } from './reference.ts';
import { members, type Schemas, typeNames } from './schema-facts.ts';

/** A name that appears in an example as it is, such as `file`. */
export class Identifier {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Any value of a schema: its example, else its default, first option or least value. */
function sampleOf(schema: Node, schemas: Schemas, depth = 0): unknown {
  const found = schemas.resolved(schema);
  const { examples, const: fixed, default: preset, enum: options, format } = found;
  if (format === 'binary') return new Identifier('file');
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (fixed !== undefined) return fixed;
  if (preset !== undefined) return preset;
  if (Array.isArray(options)) return options[0];
  const type = typeNames(found)[0];
  if (type === 'integer' || type === 'number') return typeof found['minimum'] === 'number' ? found['minimum'] : 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  if (type !== 'object' || depth > 3) return 'text';
  const required = strings(found['required']);
  const inner = members(found).filter(([name]) => required.includes(name));
  return Object.fromEntries(inner.map(([name, member]) => [name, sampleOf(member, schemas, depth + 1)]));
}

/** The flat arguments of an example: what the call needs, and the example of its body. */
export function exampleArguments(call: Call, schemas: Schemas): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const parameter of call.parameters) {
    const schema = isNode(parameter['schema']) ? parameter['schema'] : {};
    const isVersion = parameter['name'] === 'If-Match';
    if (parameter['required'] === true || isVersion) args[String(parameter['name'])] = sampleOf(schema, schemas);
  }
  if (!call.body) return args;
  const body = call.body.example ?? sampleOf(call.body.schema, schemas);
  return isNode(body) ? { ...args, ...body, ...files(call.body.schema, schemas) } : { ...args, body };
}

/** The contract's examples can only name the files of a body; a program hands them over. */
function files(body: Node, schemas: Schemas): Record<string, Identifier> {
  const found = members(schemas.resolved(body)).filter(([, member]) => schemas.resolved(member)['format'] === 'binary');
  return Object.fromEntries(found.map(([name]) => [name, new Identifier('file')]));
}

/** Characters of a line; the column beside a call is not wider. */
const width = 58;

/** A value as a program writes it, broken over lines where it is too long for one. */
function literal(value: unknown, indent: string): string {
  if (value instanceof Identifier) return value.name;
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (!Array.isArray(value) && !isNode(value)) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const parts = (inner: string): string[] =>
    Array.isArray(value)
      ? value.map((item) => literal(item, inner))
      : Object.entries(value).map(([key, item]) => `${named(key)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inOne = parts(deeper);
  if (inOne.length === 0) return open + close;
  const space = Array.isArray(value) ? '' : ' ';
  const line = `${open}${space}${inOne.join(', ')}${space}${close}`;
  if (line.length + indent.length <= width && !line.includes('\n')) return line;
  return `${open}\n${inOne.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

function named(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
}

/** The call as a program makes it: `const answer = await client.call('listNotices', {});`, planned ones by `client.planned`. */
export function clientExample(call: Call, schemas: Schemas): string {
  const args = literal(exampleArguments(call, schemas), '');
  const answersNothing = call.answer?.['type'] === 'null';
  return `${answersNothing ? '' : 'const answer = '}await client${call.node['x-planned'] === true ? '.planned' : ''}.call('${call.id}', ${args});`;
}
