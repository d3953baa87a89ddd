/** The hand-written contract as it is read from `openapi/*.yaml`, before anything is known to be right. */
import { join } from 'node:path';
import { ContractDiagnostics } from './contract-diagnostics.ts';
import { expandDoors } from './doors.ts';
import { readKinds, withKinds } from './kinds.ts';
import { child, isNode, type Node } from './node.ts';
import { doorsMember } from './structure/door-shape.ts';
import { areaShape, commonShape, errorsShape, rolesShape, sharedShape } from './structure/file-shapes.ts';
import { methods } from './structure/operation-shape.ts';
import { createYamlReader } from './structure/read-yaml.ts';

export { child, isNode, type Node, strings } from './node.ts';

export interface ContractSource {
  common: Node;
  roles: Node;
  errors: Node;
  /**
   * By the name of their file; `area` says whose part a file is that is not named after its area. Calls that are written once for
   * several doors are one call for each door.
   */
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

/**
 * Reads the description below `folder` (`openapi`), with the kinds of fields beside it. Throws ContractDiagnostics, with file and line of
 * each, for what would not be read: members in a wrong position or with an unknown name, values of another kind, and files that nothing
 * reads. Throws when a file is missing.
 */
export async function readContract(folder: string): Promise<ContractSource> {
  const yaml = createYamlReader(join(folder, '..'));
  const common = await yaml.read(join(folder, 'common.yaml'), commonShape);
  const doors = child(common, doorsMember);
  const written = await yaml.readFolder(join(folder, 'areas'), areaShape(Object.keys(doors)));
  const schemas = await yaml.readFolder(join(folder, 'schemas'), sharedShape);
  const kinds = await readKinds(join(folder, '../kinds'), yaml);
  const roles = await yaml.read(join(folder, 'roles.yaml'), rolesShape);
  const errors = await yaml.read(join(folder, 'errors.yaml'), errorsShape);
  await yaml.reportUnread(folder, ['common.yaml', 'roles.yaml', 'errors.yaml']);
  if (yaml.diagnostics.length > 0) throw new ContractDiagnostics([...yaml.diagnostics]);
  const { areas, diagnostics } = expandDoors(written, doors);
  if (diagnostics.length > 0) throw new ContractDiagnostics(diagnostics);
  return { common, roles, errors, areas, shared: withKinds(schemas, kinds) };
}
