/** Makes the settings form of each configuration from its JSON Schema (`schemas/configurations/<kind>.schema.json` and `<kind>.ui.json`). */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { readJson, toJson, writeGenerated } from './files.ts';

const folder = 'schemas/configurations';
/** What a configuration names by message keys; in a form document a text is `{"t": key}`. */
const texts = new Set(['title', 'description']);

/** A copy whose titles and descriptions are texts; `properties` may have fields of those names, which are no texts. */
function withTexts(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withTexts(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !['$schema', '$id'].includes(key))
      .map(([key, part]) =>
        !isMap && texts.has(key) && typeof part === 'string'
          ? [key, { t: part }]
          : [key, withTexts(part, key === 'properties' || key === '$defs')],
      ),
  );
}

/** The page has a heading; the schema's own title would repeat it above the form. */
function formSchema(schema: unknown): unknown {
  const copy = withTexts(schema);
  if (copy === null || typeof copy !== 'object') return copy;
  const { title: _title, description: _description, ...rest } = copy as Record<string, unknown>;
  return rest;
}

export async function generateConfigurationForms(): Promise<void> {
  for (const name of (await readdir(join(root, folder))).sort()) {
    const kind = /^(.+)\.schema\.json$/.exec(name)?.[1];
    if (!kind) continue;
    const form = {
      $schema: '../../../schemas/generated/form.schema.json',
      kind: 'form',
      version: 1,
      id: `settings.${kind}Form`,
      schema: formSchema(await readJson(`${folder}/${name}`)),
      ui: withTexts((await readJson(`${folder}/${kind}.ui.json`)) ?? {}),
    };
    await writeGenerated(`pages/settings/generated/${kind}Form.form.json`, toJson(form));
  }
}
