import { child, type ContractSource, isNode, type Node } from './source.ts';

export interface Components {
  schemas: Node;
  parameters: Node;
}

/** Schemas and parameters of all files as one; a name given twice is reported. `Role` is made from roles.yaml. */
export function mergeComponents(source: ContractSource): { components: Components; diagnostics: string[] } {
  const diagnostics: string[] = [];
  const role = { type: 'string', description: 'ROLE-01.', enum: Object.keys(child(source.roles, 'roles')) };
  const components: Components = { schemas: { Role: role }, parameters: {} };
  const owners = new Map<string, string>();
  const files: [string, Node][] = [
    ['common', source.common],
    ...Object.entries(source.shared).map(([file, document]): [string, Node] => [`schemas/${file}`, document]),
    ...Object.entries(source.areas),
  ];
  for (const [file, document] of files) {
    for (const kind of ['schemas', 'parameters'] as const) {
      for (const [name, value] of Object.entries(child(child(document, 'components'), kind))) {
        const owner = owners.get(`${kind}/${name}`);
        if (owner) diagnostics.push(`${file}.yaml: ${kind}/${name} is already in ${owner}.yaml; give it another name`);
        owners.set(`${kind}/${name}`, file);
        components[kind][name] = value;
      }
    }
  }
  return { components, diagnostics };
}

/** Finds `#/components/schemas/Name` and its like; undefined when there is none. */
export function resolveRef(components: Components, ref: string): unknown {
  const match = /^#\/components\/(schemas|parameters)\/([A-Za-z0-9]+)$/.exec(ref);
  if (!match) return undefined;
  const [, kind, name] = match;
  return components[kind === 'schemas' ? 'schemas' : 'parameters'][name ?? ''];
}

/** The parameter behind a `$ref`, or the parameter itself; an empty one when it dangles. */
export function resolveParameter(components: Components, parameter: unknown): Node {
  const ref = isNode(parameter) ? parameter['$ref'] : undefined;
  const found = typeof ref === 'string' ? resolveRef(components, ref) : parameter;
  return isNode(found) ? found : {};
}
