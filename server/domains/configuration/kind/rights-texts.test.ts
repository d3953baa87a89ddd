import { describe, expect, test } from 'vitest';
import { documentErrors } from '#engine/written';
import { chineseRights, rightsIssue } from './rights-texts.ts';

const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe('texts of what a change may not do', () => {
  test.each(Object.entries(chineseRights))('%s says the same things in both languages', (code, { message, hint }) => {
    const english = new Map<string, { message: string; hint?: string }>(Object.entries(documentErrors)).get(code);
    expect(namesIn(message)).toEqual(namesIn(english?.message ?? ''));
    expect(namesIn(hint)).toEqual(namesIn(english?.hint ?? ''));
    expect(message + hint).toMatch(/\p{Script=Han}/u);
  });

  test('name the operation that does it', () => {
    const insert = { op: 'insert', parent: 'card', slot: 'default', value: { id: 'x.a', widget: 'Text' } } as const;
    const issue = { code: 'CHANGE_CALL', pointer: '/body/on', detail: { name: 'logout' }, node: 'x.a' } as const;
    expect(rightsIssue(issue, [{ op: 'remove', node: 'note' }, insert])).toMatchObject({
      pointer: '/operations/1',
      message: { 'en-US': expect.stringContaining('"logout"'), 'zh-CN': expect.stringContaining('“logout”') },
    });
    expect(rightsIssue(issue, []).pointer).toBe('/operations');
  });
});
