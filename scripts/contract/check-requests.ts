import { type Components, resolveParameter, resolveRef } from './components.ts';
import { checkSchema } from './check-schema.ts';
import { didYouMean } from './nearest.ts';
import { child, isNode, type Node, type OperationSource, strings } from './source.ts';

/** The body's schema with its `$ref` followed; undefined when there is no body. */
export function bodySchemaOf(operation: OperationSource, components: Components): Node | undefined {
  const content = child(child(operation.node, 'requestBody'), 'content');
  const media = Object.values(content)[0];
  const schema = isNode(media) ? media['schema'] : undefined;
  const ref = isNode(schema) ? schema['$ref'] : undefined;
  const found = typeof ref === 'string' ? resolveRef(components, ref) : schema;
  return isNode(found) ? found : undefined;
}

/**
 * What is wrong with what callers send: path parameters that do not match the path, lists that a query cannot carry,
 * names that clash when arguments are flat, open or unbounded schemas.
 */
export function checkRequest(operation: OperationSource, components: Components): string[] {
  const { location, path } = operation;
  const diagnostics: string[] = [];
  const resolve = (ref: string): unknown => resolveRef(components, ref);
  const names = new Map<string, string>();
  const claim = (name: string, where: string): void => {
    const other = names.get(name);
    if (other)
      diagnostics.push(
        `${location}: "${name}" is both in the ${other} and in the ${where}; arguments are flat, rename one`,
      );
    names.set(name, where);
  };

  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
  const declared: string[] = [];
  for (const parameter of operation.parameters) {
    const found = resolveParameter(components, parameter);
    const name = String(found['name'] ?? '');
    const where = String(found['in'] ?? '');
    if (name === '') diagnostics.push(`${location}: the parameter ${JSON.stringify(parameter)} points at nothing`);
    claim(name, where);
    if (where === 'path') declared.push(name);
    if (where === 'path' && found['required'] !== true)
      diagnostics.push(`${location}: the path parameter "${name}" needs "required: true"`);
    const schema = found['schema'];
    if (isNode(schema) && schema['type'] === 'array' && found['explode'] !== false) {
      diagnostics.push(`${location}: the list "${name}" needs "explode: false"; lists travel as a,b,c`);
    }
    diagnostics.push(...checkSchema(schema, `${location} parameter ${name}`, { sent: true, resolve }));
  }
  if (inPath.sort().join() !== declared.sort().join()) {
    diagnostics.push(`${location}: the path has {${inPath.join()}}, the parameters declare {${declared.join()}}`);
  }

  const body = bodySchemaOf(operation, components);
  for (const [name, field] of Object.entries(child(body, 'properties'))) {
    if (isNode(field) && field['x-in-path'] === true) diagnostics.push(...checkInPath(name, declared, body, location));
    else claim(name, 'body');
  }
  const application = operation.node['x-application'];
  if (application !== undefined && application !== 'header' && !names.has(String(application)))
    diagnostics.push(
      `${location}: x-application names "${String(application)}", which is no argument${didYouMean(String(application), names.keys())}`,
    );
  if (names.has('body'))
    diagnostics.push(`${location}: "body" is the name of the whole body, give the value another one`);
  const media = Object.values(child(child(operation.node, 'requestBody'), 'content'))[0];
  if (isNode(media)) diagnostics.push(...checkSchema(media['schema'], `${location} body`, { sent: true, resolve }));
  return diagnostics;
}

/** `x-in-path` is for a field that repeats a path parameter: callers may leave it out, and the server compares the two. */
function checkInPath(name: string, inPath: string[], body: Node | undefined, location: string): string[] {
  if (!inPath.includes(name)) return [`${location}: "${name}" is x-in-path, but the path has no such parameter`];
  return strings(body?.['required']).includes(name)
    ? [`${location}: "${name}" is x-in-path, so it cannot be required`]
    : [];
}

/** What is wrong with the answer's schema: dangling references, objects that are neither closed nor open. */
export function checkAnswer(operation: OperationSource, components: Components): string[] {
  const rules = { sent: false, resolve: (ref: string): unknown => resolveRef(components, ref) };
  const answer = operation.node['x-answer'];
  const item = isNode(answer) && 'x-page' in answer ? answer['x-page'] : answer;
  const diagnostics = checkSchema(item, `${operation.location} answer`, rules);
  const content = child(child(child(operation.node, 'responses'), '200'), 'content');
  for (const media of Object.values(content)) {
    if (isNode(media)) diagnostics.push(...checkSchema(media['schema'], `${operation.location} answer`, rules));
  }
  return diagnostics;
}
