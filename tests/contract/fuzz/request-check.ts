import { child, type Node, strings } from '#scripts/contract/source.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { createSchemaCheck } from './schema-check.ts';
import { UploadedFile } from './uploaded-file.ts';
import { wireText } from './wire-text.ts';

/** Says what is wrong with a request; nothing when it keeps its contract. */
export type RequestCheck = (operation: DescribedOperation, request: FuzzRequest) => string[];

/** A file stands for its name, as the contract's text of format `binary`. */
function formFields(body: unknown): Record<string, unknown> {
  const entries = Object.entries(Object(body)).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof UploadedFile ? value.name : wireText(value)]),
  );
}

/** Reads requests by the bundled description, independently of the server's own validators. */
export function createRequestCheck(description: Node): RequestCheck {
  const asJson = createSchemaCheck(description);
  const asText = createSchemaCheck(description, { coerce: true });

  function parameterIssues(operation: DescribedOperation, request: FuzzRequest): string[] {
    const locations = { path: request.path, query: request.query, header: request.headers };
    const diagnostics = operation.parameters.flatMap(({ name, in: source, required, schema }) => {
      const value = locations[source][name];
      if (value === undefined) return required ? [`${source} ${name} is missing`] : [];
      const isList = strings([child({ schema }, 'schema')['type']]).includes('array');
      const text = isList ? wireText(value).split(',') : wireText(value);
      return asText({ type: 'object', properties: { [name]: schema } }, { [name]: text }).map(
        (diagnostic) => `${source} ${diagnostic}`,
      );
    });
    const known = new Set(operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name));
    const unknown = Object.keys(request.query).filter((name) => !known.has(name));
    return [...diagnostics, ...unknown.map((name) => `query ${name} is not described`)];
  }

  return (operation, request) => {
    const diagnostics = parameterIssues(operation, request);
    const { body, table } = operation;
    if (!body) return request.body === undefined ? diagnostics : [...diagnostics, 'body is not described'];
    if (request.body === undefined) return body.required ? [...diagnostics, 'body is missing'] : diagnostics;
    const isText = table.body !== 'json';
    const found = isText ? asText(body.schema, formFields(request.body)) : asJson(body.schema, request.body);
    return [...diagnostics, ...found.map((diagnostic) => `body ${diagnostic}`)];
  };
}
