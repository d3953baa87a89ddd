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
const wrongName: LocalizedText = {
  'en-US': 'A name has a NUL character or half of a character.',
  'zh-CN': '名称中含有空字符或半个字符。',
};

/** With the `u` flag a surrogate matches only when it is unpaired. */
const loneSurrogate = /[\uD800-\uDFFF]/u;

/**
 * What no field may carry, whatever its schema says: keys that reach prototypes (P21), NUL characters and halves of
 * characters, which databases cannot store, and nesting beyond any real document. Walks without recursion.
 */
export function unsafeText(root: unknown): RequestIssue[] {
  const issues: RequestIssue[] = [];
  const waiting: { value: unknown; pointer: string; depth: number }[] = [{ value: root, pointer: '', depth: 0 }];
  for (let next = waiting.pop(); next && issues.length < most; next = waiting.pop()) {
    const { value, pointer, depth } = next;
    if (typeof value === 'string') {
      const message = wrongText(value);
      if (message) issues.push({ pointer, message });
    } else if (typeof value === 'number' && !Number.isFinite(value)) {
      issues.push({
        pointer,
        message: { 'en-US': 'This number is too large to be stored.', 'zh-CN': '数字过大，无法保存。' },
      });
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= deepest) {
        issues.push({ pointer, message: tooDeep });
        continue;
      }
      for (const [key, part] of Object.entries(value)) {
        const message = wrongKey(key, part);
        if (message) issues.push({ pointer, message });
        else waiting.push({ value: part, pointer: pointerTo(pointer, key), depth: depth + 1 });
      }
    }
  }
  return issues;
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
