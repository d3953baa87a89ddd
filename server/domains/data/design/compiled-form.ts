import { createHash } from 'node:crypto';
import type { Schemas } from '#openapi';
import { compileRecordForm, type FieldValidators, type RecordForm } from '#engine/forms';
import { createPatternEngine, type PatternEngine } from '#engine/patterns';

/** A form as the server works with it. */
export interface CompiledForm {
  form: RecordForm;
  patterns: PatternEngine;
  /** Of its fields, for every record that is checked. */
  validators: FieldValidators;
}

/** How many forms this process keeps compiled. */
const most = 300;

const stored = new Map<string, CompiledForm>();

function compile(config: Schemas['FormConfig'], locale: string): CompiledForm {
  const patterns = createPatternEngine();
  return { form: compileRecordForm(config, { locale, isReadOnly: false, patterns }), patterns, validators: new Map() };
}

/** The compiled form of a design, in a language; stored by what it was compiled from, the longest unused one given up first. */
export function compiledForm(config: Schemas['FormConfig'], locale: string): CompiledForm {
  const key = `${locale} ${createHash('sha256').update(JSON.stringify(config)).digest('base64url')}`;
  const form = stored.get(key) ?? compile(config, locale);
  stored.delete(key);
  stored.set(key, form);
  const [oldest] = stored.keys();
  if (stored.size > most && oldest !== undefined) stored.delete(oldest);
  return form;
}
