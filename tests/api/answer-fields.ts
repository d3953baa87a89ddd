import type { Answered } from './visitor.ts';

export type Fields = Record<string, unknown>;

/** Safe: answers are validated against the contract, and these are objects. */
export const fields = ({ data }: Answered): Fields => data as Fields;
/** Safe: the list's answers were validated. */
export const items = (answer: Answered): Fields[] => fields(answer)['items'] as Fields[];
