/** The hand-written contract as it is read from `openapi/*.yaml`, before anything is known to be right. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { readKinds, withKinds } from './kinds.ts';
import { child, isNode, type Node } from './node.ts';

export { child, isNode, type Node, strings } from './node.ts';

export interface ContractSource {
  common: Node;
  roles: Node;
  errors: Node;
  /** By the name of their file; `area` says whose part a file is that is not named after its area. */
  areas: Record<string, Node>;
  /** Schemas that several areas share, in `openapi/schemas` and in the folders of `kinds`, by the name of their file. */
  shared: Record<string, Node>;
}

/** One operation with what its path says about it. */
export interface OperationSource {
  area: string;
  path: string;
  method: string;
  /** `auth.yaml POST /api/oauth/token`, for messages. */
  location: string;
  node: Node;
  /** Parameters of the path and of the operation, with `$ref` unresolved. */
  parameters: unknown[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The area that a file describes: its own name, or the one that it says it is a part of. */
const areaOf = (file: string, document: Node): string =>
  typeof document['area'] === 'string' ? document['area'] : file;

/** The names of all areas, each once, in the order of the files. */
export const areaNames = ({ areas }: ContractSource): string[] => [
  ...new Set(Object.entries(areas).map(([file, document]) => areaOf(file, document))),
];

/** Each area with the file that is named after it, which says what is true of the whole area; parts of an area are left out. */
export const areaFiles = ({ areas }: ContractSource): [area: string, document: Node][] =>
  Object.entries(areas).filter(([file, document]) => areaOf(file, document) === file);

/** Every operation of every area, in the order of the files. */
export function listOperations(source: ContractSource): OperationSource[] {
  return Object.entries(source.areas).flatMap(([file, document]) =>
    Object.entries(child(document, 'paths')).flatMap(([path, item]) =>
      methods
        .filter((method) => isNode(item) && isNode(item[method]))
        .map((method) => {
          const node = child(item, method);
          const shared = isNode(item) && Array.isArray(item['parameters']) ? item['parameters'] : [];
          const own = Array.isArray(node['parameters']) ? node['parameters'] : [];
          const location = `${file}.yaml ${method.toUpperCase()} ${path}`;
          return { area: areaOf(file, document), path, method, location, node, parameters: [...shared, ...own] };
        }),
    ),
  );
}

async function readYaml(path: string): Promise<Node> {
  const value: unknown = parse(await readFile(path, 'utf8'));
  if (!isNode(value)) throw new Error(`${path} is no mapping`);
  return value;
}

async function readFolder(folder: string): Promise<Record<string, Node>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const found: Record<string, Node> = {};
  for (const file of files) found[basename(file, '.yaml')] = await readYaml(join(folder, file));
  return found;
}

/** Reads the description below `folder` (`openapi`), with the kinds of fields beside it; throws when a file is missing or no YAML. */
export async function readContract(folder: string): Promise<ContractSource> {
  const areas = await readFolder(join(folder, 'areas'));
  const shared = withKinds(await readFolder(join(folder, 'schemas')), await readKinds(join(folder, '../kinds')));
  const [common, roles, errors] = await Promise.all(
    ['common.yaml', 'roles.yaml', 'errors.yaml'].map((name) => readYaml(join(folder, name))),
  );
  return { common: common ?? {}, roles: roles ?? {}, errors: errors ?? {}, areas, shared };
}
