import { describe, expect, test } from 'vitest';
import type { CompiledDocument } from '#engine/document';
import { compiledJson } from '#engine/checker';
import { CompiledDocuments, mayRead, withReader } from './compiled-documents.ts';

// Safe: these tests do not read the document.
const compiledAs = (id: string) => (locale: string) => compiledJson({ id, locale } as CompiledDocument);
const hashOf = async (documents: CompiledDocuments, content: string, id: string, wsId?: string): Promise<string> =>
  (await documents.variants({ content, wsId }, compiledAs(id)))['en-US']?.hash ?? '';

describe('readers', () => {
  test('everybody stays everybody, and a workspace is added once', () => {
    expect(withReader(undefined, undefined)).toBe('everybody');
    expect(withReader('everybody', 'a')).toBe('everybody');
    const one = withReader(undefined, 'a');
    expect(withReader(one, 'a')).toBe(one);
    expect(withReader(one, 'b')).toEqual(new Set(['a', 'b']));
    expect(one).toEqual(new Set(['a']));
    expect(withReader(one, undefined)).toBe('everybody');
  });

  test('P2 who is in no workspace reads only what everybody may', () => {
    expect(mayRead('everybody', undefined)).toBe(true);
    expect(mayRead(new Set(['a']), 'a')).toBe(true);
    expect(mayRead(new Set(['a']), 'b')).toBe(false);
    expect(mayRead(new Set(['a']), undefined)).toBe(false);
  });
});

describe('compiled documents', () => {
  test('P2 are found by hash by the workspaces that they were compiled for', async () => {
    const documents = new CompiledDocuments();
    const hash = await hashOf(documents, 'page|overlay@1', 'changed', 'a');
    expect(documents.find(hash, 'a')?.document.id).toBe('changed');
    expect(documents.find(hash, 'b')).toBeUndefined();
    expect(documents.find(hash, undefined)).toBeUndefined();
    await hashOf(documents, 'page|overlay@1', 'changed', 'b');
    expect(documents.find(hash, 'b')?.document.id).toBe('changed');
    // A document that is the same for everybody is no secret, in whatever order it was requested.
    expect(await hashOf(documents, 'page', 'changed')).toBe(hash);
    expect(documents.find(hash, undefined)?.document.id).toBe('changed');
  });

  test('are compiled once for each content, in every language', async () => {
    const documents = new CompiledDocuments();
    const languages: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      await documents.variants({ content: 'page', wsId: undefined }, (locale) => {
        languages.push(locale);
        return compiledAs('page')(locale);
      });
    }
    expect(languages).toEqual(['zh-CN', 'en-US']);
  });
});
