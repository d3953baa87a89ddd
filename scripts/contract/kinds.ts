/** The part of the contract that describes kinds of fields: `kinds/<kind>/kind.yaml`. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { child, type Node } from './node.ts';
import { sharedShape } from './structure/file-shapes.ts';
import type { YamlReader } from './structure/read-yaml.ts';

/** Names of the kinds below a folder: those of the folders that have a `kind.yaml`, in alphabetical order. None without the folder. */
export async function kindNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.flatMap((path) => /^([A-Za-z]+)[\\/]kind\.yaml$/.exec(path)?.[1] ?? []).sort();
}

/** Descriptions of kinds by their names; what is wrong with their files is the reader's to report. */
export async function readKinds(folder: string, yaml: YamlReader): Promise<Record<string, Node>> {
  const kinds: Record<string, Node> = {};
  for (const name of await kindNames(folder)) {
    await yaml.reportUnread(join(folder, name), ['kind.yaml']);
    kinds[name] = await yaml.read(join(folder, name, 'kind.yaml'), sharedShape);
  }
  return kinds;
}

/** The name of the schema that describes a kind: the one whose `type` is that of the folder. Throws when there is none. */
export function schemaOfKind(kind: string, document: Node): string {
  const schemas = child(child(document, 'components'), 'schemas');
  const found = Object.keys(schemas).find(
    (name) => child(child(child(schemas, name), 'properties'), 'type')['const'] === kind,
  );
  if (found === undefined) throw new Error(`kinds/${kind}/kind.yaml has no schema with \`type: { const: ${kind} }\`.`);
  return found;
}

/**
 * The shared files of the contract with the kinds of fields among them, by their folders: the schemas of kinds and of their
 * names are written without alternatives.
 */
export function withKinds(
  shared: Readonly<Record<string, Node>>,
  kinds: Readonly<Record<string, Node>>,
): Record<string, Node> {
  const refs = Object.entries(kinds).map(([name, document]) => ({
    $ref: `#/components/schemas/${schemaOfKind(name, document)}`,
  }));
  const { field = {} } = shared;
  const schemas = child(child(field, 'components'), 'schemas');
  const listed = {
    ...schemas,
    FieldKind: { ...child(schemas, 'FieldKind'), oneOf: refs },
    ApplicationWidgetType: { ...child(schemas, 'ApplicationWidgetType'), enum: Object.keys(kinds) },
  };
  const documents = Object.entries(kinds).map(([name, document]) => [`../kinds/${name}/kind`, document] as const);
  return { ...shared, field: { ...field, components: { schemas: listed } }, ...Object.fromEntries(documents) };
}
