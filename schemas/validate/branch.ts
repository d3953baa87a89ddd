import type { JsonSchema } from './json-schema.ts';
import { type Issue, issue } from './issue.ts';
import { hintTexts, issueTexts } from './issue-texts.ts';
import { nearest } from './nearest.ts';
import { pointerTo } from './pointer.ts';
import { hasType, isObject, own, typeOf, typesOf } from './shape.ts';

export type BranchChoice = { branch: JsonSchema } | { issue: Issue } | { candidates: JsonSchema[] };

/**
 * Which alternative of `oneOf`/`anyOf` a value is meant to be: by the property that is a constant in all of them,
 * else by JSON type. Several may remain; then the one with the fewest issues is reported.
 */
export function chooseBranch(value: unknown, branches: JsonSchema[]): BranchChoice {
  const typed = branches.filter((branch) => hasType(value, branch));
  if (typed.length === 0) {
    const wanted = [...new Set(branches.flatMap(typesOf))];
    return { issue: issue({ kind: 'type', pointer: '' }, issueTexts.type(typeOf(value), wanted)) };
  }
  const first = typed[0];
  if (typed.length === 1 && first) return { branch: first };
  if (!isObject(value)) return { candidates: typed };
  const name = discriminator(typed);
  if (name === undefined) return { candidates: narrowed(value, typed) };
  const given = own(value, name);
  const branch = typed.find((candidate) => own(candidate.properties, name)?.const === given);
  if (branch) return { branch };
  if (given === undefined) {
    return { issue: issue({ kind: 'missing', pointer: '', name }, issueTexts.missing(name)) };
  }
  const known = typed.map((candidate) => String(own(candidate.properties, name)?.const));
  const meant = typeof given === 'string' ? nearest(given, known) : undefined;
  const hint = meant ? hintTexts.nearest(meant) : hintTexts.known(known);
  return {
    issue: issue({ kind: 'value', pointer: pointerTo('', name) }, issueTexts.unknownValue(given), hint),
  };
}

/** The property that every branch declares as a constant. */
function discriminator(branches: JsonSchema[]): string | undefined {
  return Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every((branch) => own(branch.properties, name)?.const !== undefined),
  );
}

/** Branches whose required names are all there, when there are any such. */
function narrowed(value: Record<string, unknown>, branches: JsonSchema[]): JsonSchema[] {
  const fitting = branches.filter((branch) => (branch.required ?? []).every((name) => Object.hasOwn(value, name)));
  return fitting.length ? fitting : branches;
}
