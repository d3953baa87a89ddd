import { describe, expect, test } from 'vitest';
import { documentErrors } from '#engine/written';
import { chineseConflicts, conflictText } from './conflict-texts.ts';

const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe('texts of conflicts', () => {
  test.each(Object.entries(chineseConflicts))('%s says the same things in both languages', (code, chinese) => {
    const english = new Map<string, { message: string }>(Object.entries(documentErrors)).get(code)?.message ?? '';
    expect(english).not.toBe('');
    expect(namesIn(chinese)).toEqual(namesIn(english));
    expect(chinese).toMatch(/\p{Script=Han}/u);
  });

  test('are filled in the language of the caller, with words for what has no path', () => {
    const operation = { op: 'remove', node: 'note', was: { widget: 'Text', id: 'note' } } as const;
    const conflict = { code: 'OVERLAY_WIDGET_CHANGED', index: 0, message: 'In English.', operation } as const;
    expect(conflictText(conflict, 'en-US')).toBe('In English.');
    expect(conflictText(conflict, 'zh-CN')).toContain('“note”的 全部内容');
  });
});
