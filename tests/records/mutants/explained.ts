/** Mutants that the oracle of lists and statistics cannot notice, and what does, or why nothing would. */
export const explained: readonly { at: RegExp; why: string }[] = [];
