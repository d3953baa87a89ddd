import type { Found } from './found.ts';

/** The path to the outermost choice of schemas that an issue is in, with the number of its branch. */
const choice = /^(.*?\/(?:oneOf|anyOf))\/(\d+)(?:\/|$)/;
/** Keywords by which a branch is another kind of value, and not a mistaken one of its own. */
const kinds = new Set(['type', 'const', 'enum', 'additionalProperties', 'false', 'not']);

/**
 * Issues of choices (`oneOf`, `anyOf`) as people read them. Each branch that does not fit has issues of its own: those of the
 * one branch that is meant are reported in place of *none fits*, and nothing but that where several could be meant.
 */
export function inBranches(found: readonly Found[]): Found[] {
  const inside = new Map<string, Map<string, Found[]>>();
  for (const one of found) {
    const [, path, branch] = choice.exec(one.schemaPath) ?? [];
    if (path === undefined || branch === undefined) continue;
    const branches = inside.get(path) ?? new Map<string, Found[]>();
    branches.set(branch, [...(branches.get(branch) ?? []), one]);
    inside.set(path, branches);
  }
  return found.flatMap((one) => {
    if (choice.test(one.schemaPath)) return [];
    const branches = inside.get(one.schemaPath);
    return (branches && meant(one, [...branches.values()])) ?? [one];
  });
}

/** The issues of the branch that has the fewest and takes this kind of value; undefined when none stands out. */
function meant({ pointer }: Found, branches: readonly Found[][]): Found[] | undefined {
  const [first, second] = branches
    .filter((issues) => !issues.some((one) => one.pointer === pointer && kinds.has(one.keyword)))
    .sort((a, b) => a.length - b.length);
  if (!first || first.length === second?.length) return undefined;
  // Choices inside of the branch are reported as a whole.
  return first.filter((one) => !choice.test(one.schemaPath.replace(choice, '')));
}
