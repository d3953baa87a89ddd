import { RE2JS } from 're2js';

/** Why a pattern cannot be used. */
type PatternIssue = { kind: 'invalid'; reason: string } | { kind: 'costly' };

/** Runs administrators' patterns. */
export interface PatternEngine {
  /** Why a pattern cannot be used for texts of up to so many characters; undefined when it can. */
  issueOf(pattern: string, longest: number): PatternIssue | undefined;
  /** What a match of a text of so many characters takes at most, in steps of some 50 ns. */
  stepsOf(pattern: string, length: number): number;
  /** True when the whole text matches. Throws for a pattern with an issue. */
  matches(pattern: string, text: string): boolean;
}

/** What one match may take, far above what a telephone number or an address needs; and the instructions of all patterns of a form. */
export const patternLimits = { steps: 300_000, instructions: 20_000 } as const;

/**
 * What a match takes at most. The engine makes a state of all instructions for each character until no new ones come up, which is
 * after as many as it has instructions; from there on a character is one step.
 */
const steps = (instructions: number, length: number): number => instructions * Math.min(instructions, length) + length;

/**
 * Matches without a way back (RE2): time grows with the length of the text and with the size of the program that a pattern
 * becomes, and both are bounded (P26). The engine caches compiled patterns, so a form has one of its own.
 */
export function createPatternEngine(): PatternEngine {
  const compiled = new Map<string, RE2JS>();
  let instructions = 0;
  const compile = (pattern: string): RE2JS => {
    const known = compiled.get(pattern);
    if (known) return known;
    const made = RE2JS.compile(pattern);
    instructions += made.programSize();
    compiled.set(pattern, made);
    return made;
  };
  return {
    issueOf(pattern, longest) {
      // Those before it took all the room: it is not even compiled.
      if (instructions > patternLimits.instructions) return { kind: 'costly' };
      try {
        const size = compile(pattern).programSize();
        return steps(size, longest) > patternLimits.steps ? { kind: 'costly' } : undefined;
      } catch (error) {
        return { kind: 'invalid', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    stepsOf: (pattern, length) => steps(compile(pattern).programSize(), length),
    matches: (pattern, text) => compile(pattern).matches(text),
  };
}
