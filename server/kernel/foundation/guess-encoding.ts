import type { Schemas } from '#openapi';

/** As many bytes say enough. */
const looked = 64 * 1024;

/** What is counted of the bytes above 127, which stand in runs between letters of ASCII. */
interface Counts {
  high: number;
  runs: number;
  oddRuns: number;
  /** Where alphabets have their letters in encodings of one byte. */
  letters: number;
  /** First bytes of characters of two, by where East Asian encodings have their characters. */
  pairs: number;
  japanese: number;
  hangul: number;
  lowTrails: number;
}

const within = (byte: number | undefined, first: number, last: number): boolean =>
  byte !== undefined && byte >= first && byte <= last;

function countRuns(bytes: Uint8Array, counts: Counts): void {
  for (let at = 0; at < bytes.length; at += 1) {
    const start = at;
    for (; within(bytes[at], 0x80, 0xff); at += 1) {
      counts.high += 1;
      if (within(bytes[at], 0xc0, 0xff) || bytes[at] === 0xa8 || bytes[at] === 0xb8) counts.letters += 1;
    }
    if (at === start) continue;
    counts.runs += 1;
    if ((at - start) % 2 === 1) counts.oddRuns += 1;
  }
}

function countPairs(bytes: Uint8Array, counts: Counts): void {
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead, trail] = [bytes[at], bytes[at + 1]];
    if (!within(lead, 0x81, 0xfe)) continue;
    counts.pairs += 1;
    if (within(lead, 0x81, 0x9f)) counts.japanese += 1;
    if (within(lead, 0xb0, 0xc8) && within(trail, 0xa1, 0xfe)) counts.hangul += 1;
    if (within(lead, 0xa4, 0xc6) && within(trail, 0x40, 0x7e)) counts.lowTrails += 1;
    at += 1;
  }
}

/**
 * The likeliest encoding of a text that is not UTF-8, by where its bytes are. Languages of one byte have odd runs of bytes in the range of
 * letters; Japanese begins characters with bytes that the others hardly use, traditional Chinese ends them with letters of ASCII, and
 * Korean keeps to the first rows of its table. Everything else is what Chinese spreadsheets write. The guess may be wrong for a short
 * text: the user sees the result and can choose another encoding.
 */
export function guessEncoding(given: Uint8Array): Schemas['TextEncoding'] {
  const bytes = given.subarray(0, looked);
  const counts = { high: 0, runs: 0, oddRuns: 0, letters: 0, pairs: 0, japanese: 0, hangul: 0, lowTrails: 0 };
  countRuns(bytes, counts);
  countPairs(bytes, counts);
  const { high, runs, oddRuns, letters, pairs, japanese, hangul, lowTrails } = counts;
  if (oddRuns > 0 && letters / high >= 0.85) return high / runs < 2 ? 'windows-1252' : 'windows-1251';
  if (japanese / pairs >= 0.4) return 'shift_jis';
  if (lowTrails / pairs >= 0.15) return 'big5';
  return pairs >= 6 && hangul / pairs >= 0.95 ? 'euc-kr' : 'gb18030';
}
