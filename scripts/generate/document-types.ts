/** Writes the types by which documents are written in TypeScript: a type for each widget's nodes and each action. */
import { pathToFileURL } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { documentKinds } from '#schemas';
import { documentDefinitions } from './document-definitions.ts';
import type { EditorSchema } from './editor-values.ts';
import { notice, writeGenerated } from './files.ts';

export async function generateDocumentTypes(): Promise<void> {
  const { defs, widgets, actions, nodeParts } = await documentDefinitions();
  const { id, when, each, rules, roles, fallback, bind, binds, fragment, params } = nodeParts;
  const common = { id, when, each, rules, roles, fallback };
  const never = { tsType: 'undefined' };
  for (const { $id, description, own } of widgets) {
    const needsProps = Array.isArray(defs[`props.${$id}`]?.required);
    defs[`node.${$id}`] = {
      ...node({ ...common, bind, binds, ...own, widget: { const: $id }, fragment: never, params: never }),
      required: ['id', 'widget', ...(needsProps ? ['props'] : [])],
      description,
    };
  }
  const unused = { widget: never, props: never, on: never, slots: never, bind: never, binds: never };
  defs['node.fragment'] = {
    ...node({ ...common, fragment, params, ...unused }),
    required: ['id', 'fragment'],
    description: 'A fragment that is expanded in place of the node.',
  };
  defs.node = oneOf(['node.fragment', ...widgets.map(({ $id }) => `node.${$id}`)]);
  for (const { $id, description, args } of actions) {
    const { properties, required } = args;
    defs[`action.${$id}`] = {
      ...args,
      properties: { ...Object(properties), do: { const: $id } },
      required: ['do', ...(Array.isArray(required) ? required : [])],
      description,
    };
  }
  defs.action = oneOf(actions.map(({ $id }) => `action.${$id}`));
  // Completed by name, and open: another application has operations of its own, which its checker knows.
  const known = Object(defs.operation).enum as string[];
  defs.operation = { tsType: [...known.map((name) => JSON.stringify(name)), '(string & {})'].join(' | ') };
  defs.binding = { tsType: 'unknown' };
  await writeGenerated('engine/document/generated/documents.ts', await types(defs));
}

function node(properties: Record<string, EditorSchema | undefined>): EditorSchema {
  return { type: 'object', additionalProperties: false, properties };
}

function oneOf(names: string[]): EditorSchema {
  return { oneOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) };
}

async function types(defs: Record<string, EditorSchema>): Promise<string> {
  // Parts and variants are joined before anything reads a document: in TypeScript they are constants.
  const kinds = documentKinds.filter((kind) => kind !== 'part' && kind !== 'variant');
  const whole = { ...oneOf(kinds), $defs: alone(titled(defs)) };
  // Safe: the schemas hold nothing but keywords of JSON Schema, and `tsType`, which the compiler knows.
  const text = await compile(whole as JSONSchema, 'PageDocument', {
    bannerComment: '',
    additionalProperties: false,
    format: false,
    strictIndexSignatures: false,
    // A list of at most 100 things is no union of 101 tuples.
    ignoreMinAndMaxItems: true,
  });
  return `// ${notice}\n\n${text.trim().replaceAll('\r\n', '\n')}\n`;
}

/** Titles name the types: `node.Button` is `ButtonNode`, `action.call` is `CallAction`, `page` is `Page`. */
function titled(defs: Record<string, EditorSchema>): Record<string, EditorSchema> {
  return Object.fromEntries(Object.entries(defs).map(([name, schema]) => [name, { ...schema, title: typeName(name) }]));
}

/**
 * A copy whose references have no siblings, because the compiler leaves a reference with a description unresolved, and in which a
 * value of any kind that has a description is no object.
 */
function alone(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value?.$ref === 'string') return { $ref: value.$ref };
    const isAnything = typeof value?.description === 'string' && Object.keys(value).length === 1;
    return isAnything ? { ...value, tsType: 'unknown' } : value;
  });
}

function typeName(name: string): string {
  return name
    .split('.')
    .reverse()
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateDocumentTypes();
