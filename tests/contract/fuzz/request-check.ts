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

  function parameterFaults(operation: DescribedOperation, request: FuzzRequest): string[] {
    const places = { path: request.path, query: request.query, header: request.headers };
    const faults = operation.parameters.flatMap(({ name, in: place, required, schema }) => {
      const value = places[place][name];
      if (value === undefined) return required ? [`${place} ${name} is missing`] : [];
      const isList = strings([child({ schema }, 'schema')['type']]).includes('array');
      const text = isList ? wireText(value).split(',') : wireText(value);
      return asText({ type: 'object', properties: { [name]: schema } }, { [name]: text }).map(
        (fault) => `${place} ${fault}`,
      );
    });
    const known = new Set(operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name));
    const unknown = Object.keys(request.query).filter((name) => !known.has(name));
    return [...faults, ...unknown.map((name) => `query ${name} is not described`)];
  }

  return (operation, request) => {
    const faults = parameterFaults(operation, request);
    const { body, table } = operation;
    if (!body) return request.body === undefined ? faults : [...faults, 'body is not described'];
    if (request.body === undefined) return body.required ? [...faults, 'body is missing'] : faults;
    const isText = table.body !== 'json';
    const found = isText ? asText(body.schema, formFields(request.body)) : asJson(body.schema, request.body);
    return [...faults, ...found.map((fault) => `body ${fault}`)];
  };
}
