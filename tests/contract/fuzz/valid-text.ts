import fc from 'fast-check';
import type { Node } from '#scripts/contract/source.ts';
import { edgesOfPattern, type Lengths, longest, textOfPattern } from './patterned-text.ts';

/** How text travels: in JSON anything may stand, in an address or a header less. */
export type Way = 'json' | 'form' | 'query' | 'path' | 'header';

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const anyLetters = [...letters, ...' ÄßéЖ漢字اπ😀-_.,;:!?()/&%#"\'<>\\{}$\t\n', 'e\u0301', '\u202e', '\u200b'];
const headerLetters = [...letters, ...'-_.:;,/'];

const codePoints = (text: string): number => [...text].length;

const isSendable = (text: string, way: Way): boolean => {
  if (text.includes('\0') || /[\uD800-\uDFFF]/u.test(text)) return false;
  if (way === 'path') return text !== '' && text !== '.' && text !== '..';
  return way !== 'header' || /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text);
};

function plain({ min, max }: Lengths, way: Way): fc.Arbitrary<string> {
  const own = way === 'header' ? headerLetters : anyLetters;
  const lengths = { minLength: min, maxLength: Math.max(min, Math.min(max, min + 12)) };
  const of = (units: string[]): fc.Arbitrary<string> =>
    fc.array(fc.constantFrom(...units), lengths).map((parts) => [...parts.join('')].slice(0, max).join(''));
  return fc.oneof({ weight: 3, arbitrary: of(letters) }, { weight: 1, arbitrary: of(own) });
}

/** The shortest and the longest text that is allowed; the longest of wide letters, which take most room. */
function edges({ min, max }: Lengths, way: Way): fc.Arbitrary<string> {
  const wide = way === 'header' ? 'z' : '漢';
  return fc.constantFrom('a'.repeat(min), ...(max <= longest ? ['z'.repeat(max), wide.repeat(max)] : []));
}

const byFormat: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc.constantFrom('00:00:00Z', '12:30:00Z', '23:59:59Z'),
  email: fc.constantFrom('somebody@example.com', 'a.b+c@example.co.uk'),
  uri: fc.constantFrom('https://example.com/', 'https://example.com/a?b=c#d'),
  uuid: fc.uuid(),
};

interface TextContext {
  way: Way;
  isEdge: boolean;
}

/** The same few rules stand at thousands of places, and to find texts for a pattern takes a while. */
const made = new Map<string, fc.Arbitrary<string>>();

/**
 * Texts that keep the schema and that the way can carry. Throws when nothing is found for a pattern; give such a schema
 * `examples`.
 */
export function validText(
  { minLength, maxLength, pattern, format, examples }: Node,
  { way, isEdge }: TextContext,
): fc.Arbitrary<string> {
  const given = Array.isArray(examples) ? examples.filter((one) => typeof one === 'string') : [];
  const rules = { minLength, maxLength, pattern, format };
  const key = JSON.stringify([rules, given, way, isEdge]);
  const invented = made.get(key) ?? madeText(rules, given, { way, isEdge });
  made.set(key, invented);
  return given.length > 0 && !isEdge ? fc.oneof(fc.constantFrom(...given), invented) : invented;
}

function madeText(rules: Node, given: string[], { way, isEdge }: TextContext): fc.Arbitrary<string> {
  const { minLength, maxLength, pattern, format } = rules;
  const lengths = { min: Number(minLength ?? 0), max: Number(maxLength ?? 1000) };
  const isGood = (text: string): boolean => {
    const length = codePoints(text);
    return length >= lengths.min && length <= lengths.max && isSendable(text, way);
  };
  const formatted = typeof format === 'string' ? byFormat[format] : undefined;
  if (formatted) return formatted.filter(isGood);
  if (typeof pattern !== 'string') return (isEdge ? edges(lengths, way) : plain(lengths, way)).filter(isGood);

  return isEdge ? edgesOfPattern(pattern, lengths, given, isGood) : textOfPattern(pattern, lengths, given, isGood);
}
