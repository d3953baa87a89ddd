import { pointerTo, type LocalizedText } from '#schemas';
import type { RequestIssue } from '../../errors/index.ts';

const deepest = 200;
const most = 20;
const tooDeep: LocalizedText = {
  'en-US': `This is nested deeper than ${deepest} levels.`,
  'zh-CN': `嵌套超过 ${deepest} 层。`,
};
const nul: LocalizedText = { 'en-US': 'This text has a NUL character.', 'zh-CN': '文本中含有空字符（NUL）。' };
const half: LocalizedText = {
  'en-US': 'This text has half of a character (a lone surrogate).',
  'zh-CN': '文本中含有半个字符（孤立的代理项）。',
};
const tooLarge: LocalizedText = { 'en-US': 'This number is too large to be stored.', 'zh-CN': '数字过大，无法保存。' };
const wrongName: LocalizedText = {
  'en-US': 'A name has a NUL character or half of a character.',
  'zh-CN': '名称中含有空字符或半个字符。',
};

/** With the `u` flag a surrogate matches only when it is unpaired. */
const loneSurrogate = /[\uD800-\uDFFF]/u;

/** Where a value is: in what, and under which key. Its pointer is written only when something is wrong with it. */
interface Location {
  above: Location | undefined;
  key: string | number;
}

const pointerOf = (at: Location | undefined): string => (at ? pointerTo(pointerOf(at.above), at.key) : '');

/** A value that is wrong, or an object or a list whose parts are still to be looked at. */
interface Waiting {
  value: unknown;
  at: Location | undefined;
  depth: number;
}

/**
 * What no field may carry, whatever its schema says: keys that reach prototypes (P21), NUL characters and halves of
 * characters, which databases cannot store, and nesting beyond any real document. Walks without recursion, and without
 * writing anything for what is right: a body may have a hundred thousand values (P45).
 */
export function unsafeText(root: unknown): RequestIssue[] {
  const issues: RequestIssue[] = [];
  const waiting: Waiting[] = [{ value: root, at: undefined, depth: 0 }];
  for (let next = waiting.pop(); next && issues.length < most; next = waiting.pop()) {
    const { value, at, depth } = next;
    const message = wrongValue(value, depth);
    if (message) issues.push({ pointer: pointerOf(at), message });
    else if (isObject(value)) lookInto(value, at, depth + 1, waiting, issues);
  }
  return issues;
}

function lookInto(
  value: object,
  at: Location | undefined,
  depth: number,
  waiting: Waiting[],
  issues: RequestIssue[],
): void {
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    // Safe: it is a key of this object, or an index of this list.
    const part = (value as Record<string | number, unknown>)[key];
    const message = typeof key === 'string' ? wrongKey(key, part) : undefined;
    if (message) issues.push({ pointer: pointerOf(at), message });
    else if (isObject(part) || wrongValue(part, depth)) waiting.push({ value: part, at: { above: at, key }, depth });
    if (issues.length >= most) return;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function wrongValue(value: unknown, depth: number): LocalizedText | undefined {
  if (typeof value === 'string') return wrongText(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return tooLarge;
  return isObject(value) && depth >= deepest ? tooDeep : undefined;
}

function wrongText(text: string): LocalizedText | undefined {
  if (text.includes('\u0000')) return nul;
  return loneSurrogate.test(text) ? half : undefined;
}

function wrongKey(key: string, part: unknown): LocalizedText | undefined {
  const reachesPrototype =
    key === '__proto__' ||
    (key === 'constructor' && typeof part === 'object' && part !== null && Object.hasOwn(part, 'prototype'));
  if (reachesPrototype) return { 'en-US': `The name "${key}" is not accepted.`, 'zh-CN': `名称“${key}”不被接受。` };
  return wrongText(key) && wrongName;
}
