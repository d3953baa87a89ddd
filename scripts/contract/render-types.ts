import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { child, isNode, type Node } from './source.ts';

const header = '// Made by `npm run generate` from openapi/*.yaml. Changes belong there.\n';

/** A parameter that a call may pass: `If-Match` is one, the headers of every call are not. */
function isArgument(parameter: unknown): boolean {
  const ref = isNode(parameter) ? parameter['$ref'] : undefined;
  return typeof ref !== 'string' || ref.endsWith('/IfMatch');
}

/** The description without what every operation shares: failures and standard headers would make up most of the types. */
function slim(document: Node): Node {
  const paths: Node = {};
  for (const [path, item] of Object.entries(child(document, 'paths'))) {
    const methods = Object.entries(isNode(item) ? item : {}).map(([method, operation]) => {
      const node = isNode(operation) ? operation : {};
      const parameters = Array.isArray(node['parameters']) ? node['parameters'].filter(isArgument) : [];
      const responses = { 200: child(node, 'responses')['200'] };
      return [method, { ...node, parameters, responses }];
    });
    paths[path] = Object.fromEntries(methods);
  }
  const { responses: _responses, ...components } = child(document, 'components');
  return { ...document, paths, components };
}

/** `generated/types.ts`: requests and answers as TypeScript types. Files are `BinaryContent`. */
export async function renderTypes(document: Node): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(slim(document)), {
    // Otherwise every property with a default becomes required.
    defaultNonNullable: false,
    transform: (schema) => {
      if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('BinaryContent');
      return undefined;
    },
  });
  // Calls go by their name, so the table of paths would only repeat them.
  const wanted = nodes.filter((node) => !ts.isInterfaceDeclaration(node) || node.name.text !== 'paths');
  // Two exports that nobody can use: we have no webhooks, and definitions live in `components`.
  const text = astToString(wanted).replaceAll(/^export type (webhooks|\$defs) = .*\n/gm, '');
  return `${header}import type { BinaryContent } from '../binary.ts';\n\n${text}`;
}
