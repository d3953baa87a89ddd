import { languageSchema } from './language.ts';
import type { Issue } from './validate/issue.ts';
import { isObject } from './validate/shape.ts';
import { report } from './validate/report.ts';

/** Issues of a widget's own description; `name` is its folder. */
export function checkWidgetDescription(description: unknown, name: string): Issue[] {
  return checkDescription(description, name, 'widget-description.schema.json');
}

/** Issues of an action's own description; `name` is its folder. */
export function checkActionDescription(description: unknown, name: string): Issue[] {
  return checkDescription(description, name, 'action-description.schema.json');
}

function checkDescription(description: unknown, name: string, file: string): Issue[] {
  const schema = languageSchema(file);
  if (!schema) throw new Error(`schemas/language/${file} is missing.`);
  const issues = report(description, schema, { resolve: languageSchema, patterns: true });
  if (issues.length === 0 && isObject(description) && description.$id !== name) {
    issues.push({
      kind: 'value',
      pointer: '/$id',
      message: `"${String(description.$id)}" is not the folder's name, ${name}.`,
    });
  }
  return issues;
}
