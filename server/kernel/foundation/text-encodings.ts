import type { Schemas } from '#openapi';
import { guessEncoding } from './guess-encoding.ts';

/** An encoding in which a text may come, as the contract names it. */
export type TextEncoding = Schemas['TextEncoding'];

/** What spreadsheets save texts in that is not UTF-8, the likeliest first. */
const legacy: readonly TextEncoding[] = ['gb18030', 'big5', 'shift_jis', 'euc-kr', 'windows-1251', 'windows-1252'];

/** A text and the encoding that it was read by. */
export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** The bytes as a text in this encoding, without a mark at its beginning; undefined for bytes that are none, and for a text with zeros. */
export function decodedAs(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    // It is none of this encoding; that is the question.
    return undefined;
  }
}

/** The encodings that bytes may be in, the likeliest first: by their mark alone, where they have one. */
function likely(bytes: Uint8Array): readonly TextEncoding[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le'];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be'];
  // A zero is in no text of the other encodings, and in UTF-16 it is one half of each separator and line end.
  if (bytes.includes(0)) return unmarkedUtf16(bytes);
  // Bytes that happen to be UTF-8 are UTF-8: nothing else looks like it.
  return ['utf-8', guessEncoding(bytes), ...legacy];
}

/** How many units of two bytes are characters of ASCII that texts have, when one half of each is zero. */
function asciiUnits(bytes: Uint8Array, zeroAt: 0 | 1): number {
  let count = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const low = bytes[at + 1 - zeroAt] ?? 0;
    const isText = (low >= 0x20 && low < 0x7f) || (low >= 0x09 && low <= 0x0d);
    if (bytes[at + zeroAt] === 0 && isText) count += 1;
  }
  return count;
}

/** The byte order in which more units are ASCII: read in the other one, separators and line ends would be rare letters. */
function unmarkedUtf16(bytes: Uint8Array): readonly TextEncoding[] {
  const [little, big] = [asciiUnits(bytes, 1), asciiUnits(bytes, 0)];
  const encoding = little > big ? 'utf-16le' : 'utf-16be';
  const text = little === big ? undefined : decodedAs(bytes, encoding);
  return text === undefined || noText.test(text) ? [] : [encoding];
}

/** Control characters and code points without a character, which other files with zeros have. */
const noText = /(?![\t\n\v\f\r])\p{Cc}|\p{Cn}|\p{Co}/u;

/** The bytes as a text in the likeliest encoding; undefined where they are no text in any of them. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  for (const encoding of likely(bytes)) {
    const text = decodedAs(bytes, encoding);
    if (text !== undefined) return { text, encoding };
  }
  return undefined;
}
