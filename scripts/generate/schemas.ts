/** Writes what editors complete and check documents by: the language's schemas with every widget, action and operation. */
import { pathToFileURL } from 'node:url';
import { documentKinds } from '#schemas/language';
import { type DescribedPart, described, documentDefinitions } from './document-definitions.ts';
import type { EditorSchema } from './editor-values.ts';
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

/** One schema with a definition for each kind of document and each part of one: `if` the widget is this, `then` its props. */
export async function editorSchema(): Promise<EditorSchema> {
  const { defs, widgets, actions, nodeParts } = await documentDefinitions();
  const { set } = Object(defs.action?.properties);
  defs.node = {
    title: 'Node',
    description: 'A widget, or a fragment that is expanded in its place.',
    type: 'object',
    required: ['id'],
    additionalProperties: false,
    properties: {
      ...nodeParts,
      widget: { ...described(descriptionsOf(widgets)), description: nodeParts.widget?.description },
      // What the props are is said where the widget is known.
      props: { type: 'object', description: nodeParts.props?.description },
    },
    allOf: widgets.map(({ $id, own, needsProps }) =>
      conditional('widget', $id, { properties: own, ...(needsProps && { required: ['props'] }) }),
    ),
  };
  defs.action = {
    type: 'object',
    anyOf: [{ required: ['do'] }, { required: ['set'], maxProperties: 1 }],
    properties: {
      do: {
        ...described(descriptionsOf(actions)),
        description: 'The action; its name decides which arguments there are.',
      },
      set,
    },
    allOf: actions.map(({ $id, args }) => conditional('do', $id, args)),
  };
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: defs };
}

function descriptionsOf(parts: readonly DescribedPart[]): Record<string, string | undefined> {
  return Object.fromEntries(parts.map(({ $id, description }) => [$id, description]));
}

/** `if` the property is this constant, `then` the consequence; not a literal, because objects with `then` look like promises. */
function conditional(name: string, value: string, consequence: EditorSchema): EditorSchema {
  const condition = { properties: { [name]: { const: value } }, required: [name] };
  const keywords = ['if', 'then'];
  return Object.fromEntries([condition, consequence].map((part, index) => [keywords[index], part]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateSchemas();
