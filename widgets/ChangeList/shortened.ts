import { type DiffPart, tokensOf } from './word-diff.ts';

/** A part of a difference, or a place where unchanged text is left out. */
export type ShownPart = DiffPart | { kind: 'left'; text: '' };

/** So many words and signs around a change say where it is. */
const context = 24;

/** The difference with long unchanged runs cut to what is beside a change. */
export function shortened(parts: readonly DiffPart[], locale: string): ShownPart[] {
  return parts.flatMap((part, index): ShownPart[] => {
    if (part.kind !== 'kept') return [part];
    const tokens = tokensOf(part.text, locale);
    const [isFirst, isLast] = [index === 0, index === parts.length - 1];
    const ends = (isFirst ? 0 : context) + (isLast ? 0 : context);
    // Less than that is shorter than the sign for it.
    if (tokens.length <= ends + context / 2) return [part];
    const head = isFirst ? '' : tokens.slice(0, context).join('');
    const tail = isLast ? '' : tokens.slice(-context).join('');
    const unchanged = (text: string): ShownPart[] => (text === '' ? [] : [{ kind: 'kept', text }]);
    return [...unchanged(head), { kind: 'left', text: '' }, ...unchanged(tail)];
  });
}
