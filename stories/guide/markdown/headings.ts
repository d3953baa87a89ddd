import type { Token, Tokens } from 'marked';

const isHeading = ({ type }: Token): boolean => type === 'heading';

/** The anchor of a heading, the same in every language: its number on the page. */
export const headingId = (tokens: readonly Token[], index: number): string =>
  `section-${tokens.slice(0, index).filter(isHeading).length}`;

/** The sections of a page, for its table of contents. */
export const sections = (tokens: readonly Token[]): { id: string; heading: Tokens.Heading }[] =>
  tokens.flatMap((token, index) => {
    // Safe: the type says so.
    const heading = token as Tokens.Heading;
    return isHeading(token) && heading.depth === 2 ? [{ id: headingId(tokens, index), heading }] : [];
  });
