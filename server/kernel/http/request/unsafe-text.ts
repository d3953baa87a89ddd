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

/** An object or a list whose parts are still to be looked at. */
interface Waiting {
  value: object;
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
  const waiting: Waiting[] = [];
  const look = (value: unknown, above: Location | undefined, key: string | number, depth: number): void => {
    const message = wrongValue(value, depth);
    if (message) issues.push({ pointer: pointerOf({ above, key }), message });
    else if (typeof value === 'object' && value !== null) waiting.push({ value, at: { above, key }, depth });
  };
  const message = wrongValue(root, 0);
  if (message) return [{ pointer: '', message }];
  if (typeof root === 'object' && root !== null) waiting.push({ value: root, at: undefined, depth: 0 });
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, at, depth } = next;
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const key of keys) {
      if (issues.length >= most) return issues;
      // Safe: it is a key of this object, or an index of this list.
      const part = (value as Record<string | number, unknown>)[key];
      const wrong = typeof key === 'string' ? wrongKey(key, part) : undefined;
      if (wrong) issues.push({ pointer: pointerOf(at), message: wrong });
      else look(part, at, key, depth + 1);
    }
  }
  return issues;
}

function wrongValue(value: unknown, depth: number): LocalizedText | undefined {
  if (typeof value === 'string') return wrongText(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return tooLarge;
  return typeof value === 'object' && value !== null && depth >= deepest ? tooDeep : undefined;
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
