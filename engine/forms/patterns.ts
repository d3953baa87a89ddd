import { RE2JS } from 're2js';

/** Runs administrators' patterns. */
export interface PatternEngine {
  /** Why a pattern cannot be used; undefined when it can. */
  errorOf(pattern: string): string | undefined;
  /** True when the whole text matches. Throws for a pattern with a problem. */
  matches(pattern: string, text: string): boolean;
}

/**
 * Matches without a way back (RE2): time grows with the length of the text alone, whatever the pattern is. Compiled patterns
 * are kept with the engine, so a form has one of its own.
 */
export function createPatternEngine(): PatternEngine {
  const compiled = new Map<string, RE2JS>();
  const compile = (pattern: string): RE2JS => {
    const known = compiled.get(pattern) ?? RE2JS.compile(pattern);
    compiled.set(pattern, known);
    return known;
  };
  return {
    errorOf(pattern) {
      try {
        compile(pattern);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    matches: (pattern, text) => compile(pattern).matches(text),
  };
}
