import { isObject, type JsonSchema } from '#schemas';
import { languageSchema } from '#schemas/language';

/** What several kinds of documents are made of, by the reference to it, with the heading under which `shared.md` describes it. */
export const sharedParts: Readonly<Record<string, string>> = {
  'node.schema.json': 'node',
  'binding.schema.json': 'value',
  'binding.schema.json#/$defs/expression': 'expression',
  'binding.schema.json#/$defs/text': 'text',
  'binding.schema.json#/$defs/path': 'path',
  'action.schema.json': 'action',
  'scope.schema.json#/$defs/fields': 'fields',
  'scope.schema.json#/$defs/data': 'data',
  'scope.schema.json#/$defs/actions': 'named actions',
  'scope.schema.json#/$defs/dialog': 'dialog of a document',
  'scope.schema.json#/$defs/drawer': 'drawer of a document',
  'block.schema.json#/$defs/text': 'short text',
  'block.schema.json#/$defs/options': 'options',
  'block.schema.json#/$defs/button': 'button',
};

/** References that are written out where they are used. */
const writtenOut = [
  'action.schema.json#/$defs/list',
  'scope.schema.json#/$defs/dialogs',
  'scope.schema.json#/$defs/drawers',
];

const resolve = (schema: JsonSchema): JsonSchema => {
  if (schema.$ref === undefined) return schema;
  const target = languageSchema(schema.$ref);
  if (!target) throw new Error(`There is no ${schema.$ref} in the document language.`);
  return target;
};

/** A row of a table: the name of a member, what it may be, whether it has to be there and what it is for. */
export interface Member {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

/** The members of an object, each followed by the members of objects that are written inside it, as `each.in` or `rules[].test`. */
export function membersOf(schema: JsonSchema, page: string, prefix = ''): Member[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    {
      name: prefix + name,
      type: typeOf(member, page),
      required: schema.required?.includes(name) ?? false,
      description: member.description ?? resolve(member).description ?? '',
    },
    ...membersInside(member, page, prefix + name),
  ]);
  const named = schema.additionalProperties;
  return [...own, ...(isObject(named) ? membersInside(named, page, `${prefix}<name>`) : [])];
}

function membersInside(schema: JsonSchema, page: string, name: string): Member[] {
  if (schema.$ref !== undefined) return [];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (branches.length > 0) return branches.flatMap((branch) => membersInside(branch, page, name));
  if (schema.items) return membersInside(schema.items, page, `${name}[]`);
  return membersOf(schema, page, `${name}.`);
}

/** A table of members in Markdown; `page` is the one that it is on, so that links to its own headings stay on it. */
export function memberTable(schema: JsonSchema, page: string): string {
  const rows = membersOf(schema, page).map(
    ({ name, type, required, description }) =>
      `| \`${name}\` | ${type} | ${required ? 'yes' : ''} | ${description.replaceAll('|', '\\|')} |`,
  );
  return ['| member | type | required | what |', '|---|---|---|---|', ...rows].join('\n');
}

/** What a value may be, in words, with links to what is described elsewhere. */
export function typeOf(schema: JsonSchema, page: string): string {
  const { $ref } = schema;
  if ($ref !== undefined && !writtenOut.includes($ref)) return linkTo($ref, page);
  const { const: only, enum: words, anyOf, oneOf, items, additionalProperties, properties } = resolve(schema);
  if (only !== undefined) return code(only);
  if (words) return words.map(code).join(', ');
  const branches = anyOf ?? oneOf;
  if (branches) return [...new Set(branches.map((branch) => typeOf(branch, page)))].join(' or ');
  if (items) return `list of ${typeOf(items, page)}`;
  if (isObject(additionalProperties) && !properties) return `object: by name, ${typeOf(additionalProperties, page)}`;
  const { type = 'anything' } = resolve(schema);
  return [type]
    .flat()
    .map((one) => plainType(one, resolve(schema)))
    .join(' or ');
}

function plainType(type: string, schema: JsonSchema): string {
  if (type === 'boolean') return 'true or false';
  if (type !== 'integer' && type !== 'number') return type;
  const { minimum, maximum } = schema;
  const name = type === 'integer' ? 'whole number' : 'number';
  if (minimum !== undefined && maximum !== undefined) return `${name}, ${minimum} to ${maximum}`;
  return minimum === undefined ? name : `${name} from ${minimum}`;
}

function linkTo(ref: string, page: string): string {
  const [file = '', own] = ref.split('#/$defs/');
  const kind = file.replace('.schema.json', '');
  const shared = sharedParts[ref];
  if (shared !== undefined)
    return `[${shared}](${page === 'shared' ? '' : 'shared.md'}#${shared.replaceAll(' ', '-')})`;
  if (own !== undefined) return `[${own}](${page === kind ? '' : `${kind}.md`}#${own})`;
  // The language describes the JSON Schemas of values by a part of JSON Schema itself.
  return 'JSON Schema';
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;
