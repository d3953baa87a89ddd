/** Writes what editors complete and check documents by: the language's schemas with every widget, action and operation. */
import { pathToFileURL } from 'node:url';
import { operations, roleSets } from '#openapi';
import { documentKinds, type JsonSchema, languageSchema, languageSchemas } from '#schemas';
import { readActions, readWidgets } from './descriptions.ts';
import { type EditorSchema, eventSchemas, propsSchema, slotSchemas } from './editor-values.ts';
import { toJson, writeGenerated } from './files.ts';

export async function generateSchemas(): Promise<void> {
  await writeGenerated('schemas/generated/language.schema.json', toJson(await editorSchema()));
  for (const kind of documentKinds) {
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $ref: `language.schema.json#/$defs/${kind}`,
    };
    await writeGenerated(`schemas/generated/${kind}.schema.json`, toJson(schema));
  }
}

/** One schema with a definition for each kind of document and each part of one. */
export async function editorSchema(): Promise<EditorSchema> {
  const widgets = await readWidgets();
  const actions = await readActions();
  const defs: Record<string, EditorSchema> = {};
  for (const [file, schema] of Object.entries(languageSchemas())) {
    const name = file.replace('.schema.json', '');
    if (name.endsWith('-description') || name === 'overlay') continue;
    defs[name] = inlined(schema);
    for (const [part, definition] of Object.entries(schema.$defs ?? {})) defs[`${name}.${part}`] = inlined(definition);
  }
  const node = languageSchema('node.schema.json') ?? {};
  defs.node = {
    ...inlined(node),
    properties: {
      ...(inlined({ properties: node.properties }).properties as object),
      widget: { enum: widgets.map((w) => w.$id) },
      roles: { $ref: '#/$defs/roles' },
    },
    allOf: widgets.map((widget) =>
      conditional('widget', widget.$id, {
        description: widget.description,
        properties: {
          props: { $ref: `#/$defs/props.${widget.$id}` },
          on: eventSchemas(widget),
          slots: slotSchemas(widget),
        },
      }),
    ),
  };
  for (const widget of widgets) defs[`props.${widget.$id}`] = propsSchema(widget.props, widget.$defs);
  defs.action = {
    type: 'object',
    required: ['do'],
    properties: { do: { enum: actions.map((action) => action.$id) } },
    allOf: actions.map(({ $id, args, description, $defs }) =>
      conditional('do', $id, {
        ...propsSchema({ ...args, properties: { do: {}, ...args.properties } }, $defs),
        description,
      }),
    ),
  };
  defs.operation = { enum: Object.keys(operations) };
  defs.roles = { enum: ['public', ...Object.keys(roleSets)] };
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: defs };
}

/** `if` the property is this constant, `then` the consequence; not a literal, because objects with `then` look like promises. */
function conditional(name: string, value: string, consequence: EditorSchema): EditorSchema {
  const condition = { properties: { [name]: { const: value } }, required: [name] };
  const keywords = ['if', 'then'];
  return Object.fromEntries([condition, consequence].map((part, index) => [keywords[index], part]));
}

/** A copy whose references name definitions of the one schema; operations and role sets are spelled out. */
function inlined(schema: JsonSchema): EditorSchema {
  const copy = JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === '$ref' && typeof value === 'string')
      return `#/$defs/${value.replace('.schema.json', '').replace('#/$defs/', '.')}`;
    if (key === '$defs' || key === '$id' || (key === '$schema' && typeof value === 'string')) return undefined;
    return value;
  });
  const data = copy.additionalProperties?.properties?.call;
  if (data) copy.additionalProperties.properties.call = { $ref: '#/$defs/operation' };
  if (copy.properties?.roles) copy.properties.roles = { $ref: '#/$defs/roles' };
  return copy;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateSchemas();
