import type { JsonSchema } from '#schemas';
import { readDescription } from '#server/kernel/http/contract/description.ts';
import { createValidators } from '#server/kernel/http/contract/validators.ts';
import { localized } from '#server/kernel/errors/index.ts';

const description = readDescription();
const validators = createValidators(description);

/** What the server finds wrong with a call's body, as `pointer: message`; defaults are filled into the body. */
export function diagnosticsOf(id: string, body: unknown): string[] {
  const node = Object.values(description.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  const schema: JsonSchema | undefined = Object.values(node?.requestBody?.content ?? {})[0]?.schema;
  if (!schema) throw new Error(`${id} has no body`);
  const check = validators.compile(schema, 'json', id);
  return check(body).map(({ pointer, message }) => `${pointer}: ${localized('en-US', message)}`);
}
