import { Failure } from '../../kernel/errors/index.ts';
import { decodeText } from '../../kernel/foundation/text-encodings.ts';

/** A kind of file that records take: the endings that its names may have, and what its bytes are. */
interface Kind {
  endings: readonly string[];
  mimes: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';
/** The container of Word, Excel and PowerPoint before 2007, and of mails. */
const compound = 'application/x-cfb';

const kinds: readonly Kind[] = [
  { endings: ['png'], mimes: ['image/png', 'image/apng'] },
  { endings: ['jpg', 'jpeg'], mimes: ['image/jpeg'] },
  { endings: ['gif'], mimes: ['image/gif'] },
  { endings: ['webp'], mimes: ['image/webp'] },
  { endings: ['heic', 'heif'], mimes: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'] },
  { endings: ['tif', 'tiff'], mimes: ['image/tiff'] },
  { endings: ['bmp'], mimes: ['image/bmp'] },
  { endings: ['pdf'], mimes: ['application/pdf'] },
  { endings: ['docx'], mimes: [`${office}.wordprocessingml.document`] },
  { endings: ['xlsx'], mimes: [`${office}.spreadsheetml.sheet`] },
  { endings: ['pptx'], mimes: [`${office}.presentationml.presentation`] },
  { endings: ['doc', 'xls', 'ppt', 'wps', 'et', 'dps', 'msg'], mimes: [compound] },
  { endings: ['odt'], mimes: [`${open}.text`] },
  { endings: ['ods'], mimes: [`${open}.spreadsheet`] },
  { endings: ['odp'], mimes: [`${open}.presentation`] },
  { endings: ['rtf'], mimes: ['application/rtf'] },
  { endings: ['zip', 'ofd'], mimes: ['application/zip'] },
  { endings: ['7z'], mimes: ['application/x-7z-compressed'] },
  { endings: ['rar'], mimes: ['application/x-rar-compressed'] },
  { endings: ['tar'], mimes: ['application/x-tar'] },
  { endings: ['gz', 'tgz'], mimes: ['application/gzip'] },
];

const textEndings = ['txt', 'csv', 'tsv', 'md', 'json', 'log', 'yaml', 'yml', 'ics', 'vcf'];

/**
 * The media type of a file, found by its bytes; its name has to have an ending of that kind, so that what opens it expects
 * what is in it. Throws `record_file_refused` for everything else, HTML and SVG among it (P29).
 */
export async function recordFileType(bytes: Buffer, fileName: string): Promise<string> {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = hasTextMark(bytes) && textEndings.includes(ending) ? undefined : (await fileTypeFromBuffer(bytes))?.mime;
  const isKnown = kinds.some(({ endings, mimes }) => endings.includes(ending) && mimes.includes(mime ?? ''));
  if (mime !== undefined && isKnown) return mime;
  if (mime === undefined && textEndings.includes(ending) && isPlainText(bytes)) return 'text/plain';
  throw new Failure('record_file_refused', undefined, { pointer: '/file' });
}

/** Whether bytes begin with the mark of UTF-16, of which FF FE is also how a piece of MPEG audio begins. */
const hasTextMark = ([first, second]: Buffer): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Signs that no text has, and the beginning of what browsers take for a page or a drawing. */
const binary = /(?![\t\n\f\r])\p{Cc}/u;
const markup = /^\ufeff?\s*<(?:[!?]|\/?[a-z])/i;

function isPlainText(bytes: Buffer): boolean {
  const text = decodeText(bytes)?.text;
  // The same bytes as a browser reads them that takes them for an encoding with the letters of ASCII.
  const texts = text === undefined ? [] : [text, bytes.toString('latin1')];
  return text !== undefined && !binary.test(text) && !texts.some(isMarkup);
}

const isMarkup = (text: string): boolean => markup.test(text) || /<(?:svg|html|script)[\s>]/i.test(text);
