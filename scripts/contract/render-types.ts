import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { child, isNode, type Node } from './source.ts';

const header = '// Made by `npm run generate` from openapi/*.yaml. Changes belong there.\n';

/** Formats whose type is written by hand or made elsewhere. */
const namedTypes: Readonly<Record<string, string>> = { binary: 'BinaryContent', 'error-code': 'ErrorCode' };

/** The envelope of a failure. `generated/failures.ts` says which codes a call may fail with. */
const failure: Node = {
  description: 'Failed.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['success', 'message', 'data', 'code'],
        properties: {
          success: { const: false },
          message: { type: 'string' },
          data: {
            type: 'object',
            additionalProperties: false,
            required: ['code'],
            properties: {
              code: { type: 'string', format: 'error-code' },
              detail: { description: 'Its shape depends on the code.' },
              pointer: { type: 'string', description: 'JSON pointer to the value at fault.' },
              hint: { type: 'string', description: 'What to do next.' },
            },
          },
          code: { type: 'integer', description: 'The status.' },
        },
      },
    },
  },
};

/** A parameter that a call may pass: `If-Match` and `look_as` are, the headers of every call are not. */
function isArgument(parameter: unknown): boolean {
  const ref = isNode(parameter) ? parameter['$ref'] : undefined;
  return typeof ref !== 'string' || /\/(?:IfMatch|LookAs)$/.test(ref);
}

/** The operationIds of calls that are described and not served. */
function plannedIds(document: Node): Set<string> {
  const operations = Object.values(child(document, 'paths')).flatMap((item) => Object.values(isNode(item) ? item : {}));
  const planned = operations.filter((operation) => isNode(operation) && operation['x-planned'] === true);
  return new Set(planned.map((operation) => String(isNode(operation) && operation['operationId'])));
}

/** `operations["listReports"]` → `listReports`; undefined for a member that is no operation. */
function operationOf(member: ts.TypeElement): string | undefined {
  if (!ts.isPropertySignature(member) || !member.type || !ts.isIndexedAccessTypeNode(member.type)) return undefined;
  const { indexType } = member.type;
  return ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : undefined;
}

/** The interface `paths` under another name, with those operations alone that are wanted, and the paths that have one. */
function pathsOf(paths: ts.InterfaceDeclaration, name: string, isWanted: (id: string) => boolean): ts.Node {
  const members = paths.members.flatMap((path) => {
    if (!ts.isPropertySignature(path) || !path.type || !ts.isTypeLiteralNode(path.type)) return [];
    const { members } = path.type;
    const left = members.filter((member) => isWanted(operationOf(member) ?? ''));
    if (left.length === 0) return [];
    const remaining = members.filter((member) => operationOf(member) === undefined || left.includes(member));
    const type = ts.factory.createTypeLiteralNode(remaining);
    return [ts.factory.updatePropertySignature(path, path.modifiers, path.name, path.questionToken, type)];
  });
  return ts.factory.createInterfaceDeclaration(paths.modifiers, name, undefined, undefined, members);
}

/**
 * The description without what every operation shares: standard headers, and failures by status, of which one type for
 * all is left. They would make up most of the types.
 */
function slim(document: Node): Node {
  const paths: Node = {};
  for (const [path, item] of Object.entries(child(document, 'paths'))) {
    const methods = Object.entries(isNode(item) ? item : {}).map(([method, operation]) => {
      const node = isNode(operation) ? operation : {};
      const parameters = Array.isArray(node['parameters']) ? node['parameters'].filter(isArgument) : [];
      const responses = {
        200: child(node, 'responses')['200'],
        default: { $ref: '#/components/responses/Failure' },
      };
      return [method, { ...node, parameters, responses }];
    });
    paths[path] = Object.fromEntries(methods);
  }
  return { ...document, paths, components: { ...child(document, 'components'), responses: { Failure: failure } } };
}

/**
 * `generated/types.ts`: requests and answers as TypeScript types. Files are `BinaryContent`. Paths of calls that are only
 * planned have an interface of their own, so that no program names one without knowing.
 */
export async function renderTypes(document: Node): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(slim(document)), {
    // Otherwise every property with a default becomes required.
    defaultNonNullable: false,
    transform: (schema) => {
      const name = schema.format === undefined ? undefined : namedTypes[schema.format];
      return name === undefined ? undefined : ts.factory.createTypeReferenceNode(name);
    },
  });
  const planned = plannedIds(document);
  const wanted = nodes.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'paths') return [node];
    return [
      pathsOf(node, 'paths', (id) => id !== '' && !planned.has(id)),
      pathsOf(node, 'plannedPaths', (id) => planned.has(id)),
    ];
  });
  // Two exports without use: we have no webhooks, and definitions live in `components`.
  const text = astToString(wanted).replaceAll(/^export type (webhooks|\$defs) = .*\n/gm, '');
  const imports =
    "import type { BinaryContent } from '../shapes/binary.ts';\nimport type { ErrorCode } from './errors.ts';\n";
  return `${header}${imports}\n${text}`;
}
