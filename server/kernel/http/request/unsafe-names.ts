import { pointerTo, type LocalizedText } from '#schemas';
import type { RequestIssue } from '../../errors/index.ts';
import { hasHiddenCharacters } from '../../foundation/one-line.ts';

/** Arguments of calls that name something. What people sign in with is not among them: a wrong one is answered as unknown (P14). */
const nameKey = /^(?:name|label|title|\w+_name|(?!user)\w+Name)$/;
/** Arguments in which something is named at any depth: designs of forms, columns of sheets, items of settings. */
const listKey = /^(?:formConfig|fields|columns|value)$/;
const innerKey = /^(?:label|formLabel|name)$/;

const message: LocalizedText = {
  'en-US': 'A name is one line, without control characters.',
  'zh-CN': '名称只能是一行文字，且不能含控制字符。',
};
const hint: LocalizedText = {
  'en-US': 'Type it again: copied text may contain line breaks or invisible marks.',
  'zh-CN': '请重新输入：复制的文字可能带有换行或不可见的字符。',
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A name, or the name in each of several languages. */
function ofName(value: unknown, pointer: string): RequestIssue[] {
  if (typeof value === 'string') return hasHiddenCharacters(value) ? [{ pointer, message, hint }] : [];
  if (!isObject(value) || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([language, text]) =>
    typeof text === 'string' ? ofName(text, pointerTo(pointer, language)) : [],
  );
}

function ofList(value: unknown, pointer: string): RequestIssue[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    innerKey.test(key) ? ofName(part, pointerTo(pointer, key)) : ofList(part, pointerTo(pointer, key)),
  );
}

/** Names in a body that have invisible characters. A record's own values are no names. */
export function unsafeNames(body: unknown): RequestIssue[] {
  if (!isObject(body) || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    if (listKey.test(key)) return ofList(value, pointerTo('', key));
    return nameKey.test(key) ? ofName(value, pointerTo('', key)) : [];
  });
}
