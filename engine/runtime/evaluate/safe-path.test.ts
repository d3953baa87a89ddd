import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sitePath } from './safe-path.ts';

describe('sitePath', () => {
  test.each(['/', '/login', '/a/b?c=d#e', '/a%2F%2Fevil.test', '/redirect?to=//evil.test', '/@evil.test', '/文档'])(
    'P31 keeps %s on this site',
    (address) => {
      const path = sitePath(address);
      expect(path).toBeDefined();
      expect(new URL(path ?? '', 'https://ours.test').origin).toBe('https://ours.test');
    },
  );

  test.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/a/..//evil.test',
    'https:evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    ' /login',
    'login',
    '',
  ])('P31 refuses %j', (address) => {
    expect(sitePath(address)).toBeUndefined();
  });

  test('P31 refuses whatever is no text', () => {
    for (const value of [null, undefined, 1, {}, ['/login'], { toString: () => '/login' }])
      expect(sitePath(value)).toBeUndefined();
  });

  test('P31 no text of the letters that parsers stumble over leads to another origin', () => {
    const letters = fc.constantFrom(
      '/',
      '\\',
      '.',
      '\t',
      '\n',
      '@',
      ':',
      'evil.test',
      'javascript',
      '?',
      '#',
      '%2f',
      '%5c',
      ' ',
      '　',
      '。',
    );
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 8 }), (parts) => {
        const path = sitePath(`/${parts.join('')}`);
        if (path === undefined) return;
        expect(new URL(path, 'https://ours.test').origin).toBe('https://ours.test');
        expect(sitePath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
