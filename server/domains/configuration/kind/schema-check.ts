import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type JsonSchema, report } from '#schemas';
import { productRoot } from '#server/kernel/foundation/product-root.ts';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { requestIssueOf } from '#server/kernel/errors/request-issue-of.ts';

export interface SchemaCheck {
  schema: JsonSchema;
  /** Every issue of the value; none when it fits. */
  issues(value: unknown): RequestIssue[];
}

const most = 50;

/** Reads and compiles `schemas/configurations/<name>.schema.json`; done while the program loads, so before it listens (P19). */
export function compileConfigurationSchema(name: string): SchemaCheck {
  const path = join(productRoot(), `schemas/configurations/${name}.schema.json`);
  const schema: JsonSchema = JSON.parse(readFileSync(path, 'utf8'));
  const validate = new Ajv2020({ strict: true, strictRequired: false, ownProperties: true }).compile(schema);
  return {
    schema,
    issues(value) {
      if (validate(value)) return [];
      const found = report(value, schema, { patterns: true });
      if (found.length === 0) {
        return (validate.errors ?? []).map(({ instancePath, message }) => ({
          pointer: instancePath,
          message: `This ${message}.`,
        }));
      }
      return found.slice(0, most).map(requestIssueOf);
    },
  };
}
