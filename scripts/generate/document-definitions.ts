import { operations, roleSets } from '#openapi';
import type { JsonSchema } from '#schemas';
import { languageSchema, languageSchemas } from '#schemas/language';
import { readActions, readWidgets } from './descriptions.ts';
import { readJson } from './files.ts';
import { type EditorSchema, eventSchemas, propsSchema, slotSchemas } from './editor-values.ts';

export interface DescribedPart {
  $id: string;
  description: string | undefined;
}

/** The parts of every schema of whole documents, whichever way it distinguishes widgets and actions. */
export interface DocumentDefinitions {
  /** Every part of the language but `node` and `action`, and the props of each widget as `props.<Widget>`. */
  defs: Record<string, EditorSchema>;
  /** What any node may hold. */
  nodeParts: Record<string, EditorSchema>;
  /** Each widget, and what only its nodes hold: `props`, `on`, `slots`. */
  widgets: (DescribedPart & { own: Record<string, EditorSchema>; needsProps: boolean })[];
  /** Each action and its arguments, `do` among them. */
  actions: (DescribedPart & { args: EditorSchema })[];
}

export async function documentDefinitions(): Promise<DocumentDefinitions> {
  const widgets = await readWidgets();
  const actions = await readActions();
  const defs: Record<string, EditorSchema> = {};
  for (const [file, schema] of Object.entries(languageSchemas())) {
    const name = file.replace('.schema.json', '');
    if (name.endsWith('-description') || name === 'overlay') continue;
    defs[name] = inlined(schema);
    for (const [part, definition] of Object.entries(schema.$defs ?? {})) defs[`${name}.${part}`] = inlined(definition);
  }
  for (const widget of widgets) defs[`props.${widget.$id}`] = propsSchema(widget.props, widget.$defs);
  defs.operation = described(await operationSummaries());
  defs.roles = described({ public: 'Everybody, without a session.', ...roleNames() });
  const { properties } = inlined({ properties: languageSchema('node.schema.json')?.properties });
  return {
    defs,
    // Safe: the language's schema of nodes has properties, each of them a schema.
    nodeParts: properties as Record<string, EditorSchema>,
    widgets: widgets.map((widget) => ({
      $id: widget.$id,
      description: widget.description,
      needsProps: (widget.props.required ?? []).length > 0,
      own: {
        props: { $ref: `#/$defs/props.${widget.$id}` },
        on: eventSchemas(widget),
        slots: slotSchemas(widget),
      },
    })),
    actions: actions.map(({ $id, description, args, $defs }) => ({
      $id,
      description,
      args: argsSchema(args, $defs),
    })),
  };
}

function argsSchema(args: JsonSchema, definitions: Record<string, JsonSchema> | undefined): EditorSchema {
  const schema = propsSchema(args, definitions);
  return { ...schema, properties: { do: {}, ...Object(schema.properties) } };
}

/** One of these words; editors show beside each what it means. */
export function described(texts: Record<string, string | undefined>): EditorSchema {
  return { enum: Object.keys(texts), enumDescriptions: Object.values(texts).map((text) => text ?? '') };
}

async function operationSummaries(): Promise<Record<string, string>> {
  const { paths } = Object(await readJson('openapi/generated/openapi.json'));
  const calls = Object.values(Object(paths)).flatMap((methods) => Object.values(Object(methods)).map(Object));
  const summaries = new Map(calls.map(({ operationId, summary }) => [operationId, String(summary ?? '')]));
  return Object.fromEntries(Object.keys(operations).map((id) => [id, summaries.get(id) ?? '']));
}

function roleNames(): Record<string, string> {
  return Object.fromEntries(Object.entries(roleSets).map(([name, roles]) => [name, roles.join(', ')]));
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
  if (data) copy.additionalProperties.properties.call = { description: data.description, $ref: '#/$defs/operation' };
  if (copy.properties?.roles)
    copy.properties.roles = { ...copy.properties.roles, type: undefined, $ref: '#/$defs/roles' };
  return copy;
}
