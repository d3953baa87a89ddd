import { pointerTo, type LocalizedText } from '#schemas';
import type { RequestIssue } from '../../errors/index.ts';

/**
 * Line breaks and other control characters, and marks that turn the direction of what is read around them: a name with one looks like
 * another, or breaks a line of a mail, a log or a file.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const hidden = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

/** Arguments of calls that name something. What people sign in with is not among them: a wrong one is answered as unknown (P14). */
const nameKey = /^(?:name|label|title|\w+_name|(?!user)\w+Name)$/;
/** The same in the design of a form, at any depth. */
const designKey = /^(?:label|formLabel)$/;

const message: LocalizedText = {
  'en-US': 'A name is one line, without control characters.',
  'zh-CN': '名称只能是一行文字，且不能含控制字符。',
};
const hint: LocalizedText = {
  'en-US': 'Type it again: copied text may bring line breaks and marks that nobody sees.',
  'zh-CN': '请重新输入：复制的文字可能带有换行或不可见的字符。',
};

/** Whether a name has characters that nobody sees. Those at its ends are cut off, as blanks are. */
export const hasHiddenCharacters = (name: string): boolean => hidden.test(name.trim());

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A name, or the name in each of several languages. */
function ofName(value: unknown, pointer: string): RequestIssue[] {
  if (typeof value === 'string') return hasHiddenCharacters(value) ? [{ pointer, message, hint }] : [];
  if (!isObject(value) || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([language, text]) =>
    typeof text === 'string' ? ofName(text, pointerTo(pointer, language)) : [],
  );
}

function ofDesign(value: unknown, pointer: string): RequestIssue[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    designKey.test(key) ? ofName(part, pointerTo(pointer, key)) : ofDesign(part, pointerTo(pointer, key)),
  );
}

/** Names in a body that have characters which nobody sees. A record's own values are no names. */
export function unsafeNames(body: unknown): RequestIssue[] {
  if (!isObject(body) || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    if (key === 'formConfig') return ofDesign(value, pointerTo('', key));
    return nameKey.test(key) ? ofName(value, pointerTo('', key)) : [];
  });
}
