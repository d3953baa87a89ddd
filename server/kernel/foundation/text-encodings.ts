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
  // Bytes that happen to be UTF-8 are UTF-8: nothing else looks like it.
  return ['utf-8', guessEncoding(bytes), ...legacy];
}

/** The bytes as a text in the likeliest encoding; undefined where they are no text in any of them. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  for (const encoding of likely(bytes)) {
    const text = decodedAs(bytes, encoding);
    if (text !== undefined) return { text, encoding };
  }
  return undefined;
}
