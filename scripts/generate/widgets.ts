/** Collects `widgets/<Name>/` into the registry, the types of props and events, the catalogue and the messages. */
import { pathToFileURL } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { WidgetDescription } from '#engine/document';
import type { JsonSchema } from '#schemas';
import { readWidgetMessages, readWidgets } from './descriptions.ts';
import { notice, toJson, writeGenerated } from './files.ts';
import { lazyModule, registry, signInModule } from './widget-registry.ts';

export async function generateWidgets(): Promise<void> {
  const widgets = await readWidgets();
  const names = widgets.map(({ $id }) => $id);
  await writeGenerated('widgets/generated/registry.ts', registry(names));
  await writeGenerated('widgets/generated/sign-in.ts', signInModule(names));
  await writeGenerated('widgets/generated/lazy.ts', lazyModule(names));
  await writeGenerated('widgets/generated/types.ts', await types(widgets));
  await writeGenerated('widgets/generated/catalogue.json', toJson(Object.fromEntries(widgets.map((w) => [w.$id, w]))));
  await writeGenerated('widgets/generated/messages.json', toJson(await readWidgetMessages(widgets)));
}

async function types(widgets: WidgetDescription[]): Promise<string> {
  const parts: string[] = [];
  for (const widget of widgets) {
    parts.push(await declare(`${widget.$id}Props`, widget, widget.props));
    const events = Object.entries(widget.events ?? {});
    const shape: JsonSchema = {
      type: 'object',
      additionalProperties: false,
      required: events.map(([name]) => name),
      properties: Object.fromEntries(events.map(([name, event]) => [name, event.detail ?? { type: 'null' }])),
    };
    parts.push(await declare(`${widget.$id}Events`, widget, shape));
  }
  return `// ${notice}\n\n${parts.length ? parts.join('\n') : 'export {};\n'}`;
}

/** One exported interface; definitions get the interface's name in front, so that two widgets may use one name. */
async function declare(name: string, widget: WidgetDescription, schema: JsonSchema): Promise<string> {
  const definitions = { ...widget.$defs, ...schema.$defs };
  const whole: JsonSchema = { ...schema, $defs: definitions };
  const text = await compile(prefixed(whole, name) as JSONSchema, name, {
    bannerComment: '',
    additionalProperties: false,
    format: false,
    strictIndexSignatures: false,
  });
  return text.trim().replaceAll('\r\n', '\n').concat('\n');
}

/** A copy without titles (they would name types), with the definitions renamed. */
function prefixed(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => prefixed(item, name));
  if (value === null || typeof value !== 'object') return value;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (key === '$defs') {
      copy[key] = Object.fromEntries(Object.entries(part).map(([id, def]) => [`${name}${id}`, prefixed(def, name)]));
    } else if (key === '$ref' && typeof part === 'string') {
      copy[key] = part.replace('#/$defs/', `#/$defs/${name}`);
    } else if (key === 'properties') {
      copy[key] = Object.fromEntries(Object.entries(part).map(([id, prop]) => [id, prefixed(prop, name)]));
    } else if (key !== 'title' && key !== '$id' && key !== 'default') {
      copy[key] = prefixed(part, name);
    }
  }
  return copy;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateWidgets();
