import type { JsonSchema } from './json-schema.ts';
import type { LocalizedText } from './localized-text.ts';
import { type Issue, issue } from './issue.ts';
import { hintTexts, issueTexts } from './issue-texts.ts';
import { nearest } from './nearest.ts';
import { pointerTo } from './pointer.ts';
import { reportScalar } from './scalar.ts';
import { chooseBranch } from './branch.ts';
import { hasType, isObject, own, sameJson, typeOf, typesOf } from './shape.ts';

/** How a value is compared with its schema. */
export interface ReportOptions {
  /** Finds what `$ref` names; without it only `#/$defs/Name` of the outermost schema is known. */
  resolve?: (ref: string) => JsonSchema | undefined;
  /**
   * Called for every value before its own checks, also inside objects that the schema leaves open. A list means that
   * the caller has dealt with the value, and found these issues: an expression, for example, is allowed in place of a number.
   */
  visit?: (value: unknown, schema: JsonSchema, pointer: string) => readonly Issue[] | undefined;
  /**
   * Called for every value whose schema is a reference: gives the issues that `check` finds, or those that it found in the same value
   * before.
   */
  keep?: (value: unknown, ref: string, pointer: string, check: () => Issue[]) => readonly Issue[];
  /** Whether `pattern` is tried; never with schemas that administrators wrote, whose patterns may not end. */
  patterns?: boolean;
}

/** The schema of a value that no schema describes. */
const open: JsonSchema = {};

/**
 * Checks a value and returns exactly one issue for each thing that a person has to correct: alternatives are distinguished
 * by their constant property or type, a misspelt property is not also missing, and a value of the wrong type has no issues
 * inside.
 */
export function report(value: unknown, schema: JsonSchema, options: ReportOptions = {}, pointer = ''): Issue[] {
  const issues: Issue[] = [];
  new Reporter(schema, options, issues).check(value, schema, pointer);
  return issues;
}

class Reporter {
  readonly root: JsonSchema;
  readonly options: ReportOptions;
  readonly issues: Issue[];

  constructor(root: JsonSchema, options: ReportOptions, issues: Issue[]) {
    this.root = root;
    this.options = options;
    this.issues = issues;
  }

  check(value: unknown, schema: JsonSchema, pointer: string): void {
    if (schema.$ref !== undefined) {
      const target = this.resolve(schema.$ref);
      if (target === undefined) throw new Error(`The schema names ${schema.$ref}, which does not exist.`);
      const { $ref, ...beside } = schema;
      this.checkReferred(value, $ref, { ...target, ...beside }, pointer);
      return;
    }
    const visited = this.options.visit?.(value, schema, pointer);
    if (visited) {
      this.issues.push(...visited);
      return;
    }
    if (!hasType(value, schema)) this.wrongType(value, schema, pointer);
    else if (schema.const !== undefined && !sameJson(value, schema.const)) {
      this.add('value', pointer, issueTexts.otherThan(value, schema.const));
    } else if (schema.enum && !schema.enum.some((item) => sameJson(value, item))) {
      this.wrongValue(value, schema, pointer);
    } else this.checkInside(value, schema, pointer);
  }

  checkReferred(value: unknown, ref: string, schema: JsonSchema, pointer: string): void {
    const { keep } = this.options;
    if (!keep) {
      this.check(value, schema, pointer);
      return;
    }
    const check = (): Issue[] => {
      const found: Issue[] = [];
      new Reporter(this.root, this.options, found).check(value, schema, pointer);
      return found;
    };
    this.issues.push(...keep(value, ref, pointer, check));
  }

  checkInside(value: unknown, schema: JsonSchema, pointer: string): void {
    const branches = schema.oneOf ?? schema.anyOf;
    if (branches) this.checkBranches(value, branches, pointer);
    for (const part of schema.allOf ?? []) this.check(value, part, pointer);
    if (Array.isArray(value)) this.checkArray(value, schema, pointer);
    else if (isObject(value)) this.checkObject(value, schema, pointer);
    else this.issues.push(...reportScalar(value, schema, pointer, this.options.patterns ?? false));
  }

  resolve(ref: string): JsonSchema | undefined {
    const found = this.options.resolve?.(ref);
    if (found || !ref.startsWith('#/$defs/')) return found;
    return own(this.root.$defs, ref.slice('#/$defs/'.length));
  }

  checkBranches(value: unknown, branches: JsonSchema[], pointer: string): void {
    const resolved = branches.map((branch) => (branch.$ref ? (this.resolve(branch.$ref) ?? branch) : branch));
    const choice = chooseBranch(value, resolved);
    if ('branch' in choice) {
      this.check(value, choice.branch, pointer);
      return;
    }
    if ('issue' in choice) {
      this.issues.push({ ...choice.issue, pointer: pointer + choice.issue.pointer });
      return;
    }
    let fewest: Issue[] | undefined;
    for (const branch of choice.candidates) {
      const found: Issue[] = [];
      new Reporter(this.root, this.options, found).check(value, branch, pointer);
      if (found.length === 0) return;
      if (!fewest || found.length < fewest.length) fewest = found;
    }
    this.issues.push(...(fewest ?? []));
  }

  checkArray(value: unknown[], schema: JsonSchema, pointer: string): void {
    if (schema.minItems !== undefined && value.length < schema.minItems) {
      this.add('items', pointer, issueTexts.tooFewItems(value.length, schema.minItems));
    }
    if (schema.maxItems !== undefined && value.length > schema.maxItems) {
      this.add('items', pointer, issueTexts.tooManyItems(value.length, schema.maxItems));
    }
    const items = schema.items ?? (this.options.visit && open);
    if (!items) return;
    for (const [index, item] of value.entries()) this.check(item, items, pointerTo(pointer, index));
  }

  checkObject(value: Record<string, unknown>, schema: JsonSchema, pointer: string): void {
    const known = schema.properties ?? {};
    const count = Object.keys(value).length;
    if (schema.maxProperties !== undefined && count > schema.maxProperties) {
      this.add('items', pointer, issueTexts.tooManyEntries(count, schema.maxProperties));
    }
    const missing = new Set((schema.required ?? []).filter((name) => !Object.hasOwn(value, name)));
    for (const [name, part] of Object.entries(value)) {
      const at = pointerTo(pointer, name);
      const property = own(known, name);
      if (property) this.check(part, property, at);
      else if (schema.additionalProperties === false) this.unknown(name, at, known, missing, value);
      else if (isObject(schema.additionalProperties)) {
        if (schema.propertyNames) this.check(name, schema.propertyNames, at);
        this.check(part, schema.additionalProperties, at);
      } else if (this.options.visit) this.check(part, open, at);
    }
    for (const name of missing) {
      this.issues.push(issue({ kind: 'missing', pointer, name }, issueTexts.missing(name)));
    }
  }

  /** A misspelt name that is also required is one issue, not two. */
  unknown(
    name: string,
    pointer: string,
    known: Record<string, JsonSchema>,
    missing: Set<string>,
    value: Record<string, unknown>,
  ): void {
    const free = Object.keys(known).filter((key) => !Object.hasOwn(value, key));
    const meant = nearest(name, missing) ?? nearest(name, free);
    if (meant) missing.delete(meant);
    const names = Object.keys(known);
    const hint = meant ? hintTexts.nearest(meant) : names.length ? hintTexts.known(names) : undefined;
    this.issues.push(issue({ kind: 'unknown', pointer, name }, issueTexts.unknown(name), hint));
  }

  wrongType(value: unknown, schema: JsonSchema, pointer: string): void {
    this.add('type', pointer, issueTexts.type(typeOf(value), typesOf(schema)));
  }

  wrongValue(value: unknown, schema: JsonSchema, pointer: string): void {
    const options = schema.enum ?? [];
    const texts = options.filter((item) => typeof item === 'string');
    const meant = typeof value === 'string' ? nearest(value, texts) : undefined;
    const hint = meant === undefined ? undefined : hintTexts.nearest(meant);
    this.issues.push(issue({ kind: 'value', pointer }, issueTexts.noneOf(value, options), hint));
  }

  add(kind: Issue['kind'], pointer: string, message: LocalizedText): void {
    this.issues.push(issue({ kind, pointer }, message));
  }
}
