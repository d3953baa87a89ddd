import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject } from '#schemas';
import { root } from '../install.mjs';
import { contractFolder } from '../contract/bundle.ts';
import { logAreasOf, logWordsOf } from '../contract/log-words.ts';
import { readContract } from '../contract/source.ts';
import { productTexts } from '../messages/verify.ts';
import { partsOf, textsOfSource, type VisibleText } from './find-terms.ts';

const languages = [
  ['en-US', 'en'],
  ['zh-CN', 'zh'],
] as const;

/** Every text that people read: messages, errors of the contract and its words of the operation log, and what the sources of the server say in both languages. */
export async function visibleTexts(sources: readonly { path: string; text: string }[]): Promise<VisibleText[]> {
  const { byLocale } = await productTexts();
  const messages = languages.flatMap(([locale, language]) =>
    Object.entries(byLocale[locale] ?? {}).flatMap(([at, text]) =>
      partsOf(text).map((part) => ({ at, language, text: part })),
    ),
  );
  const served = sources.filter(({ path }) => path.startsWith('server/') && !isUnseen(path));
  return [
    ...messages,
    ...errorTexts(),
    ...(await logTexts()),
    ...served.flatMap(({ path, text }) => textsOfSource(path, text)),
  ];
}

/** Tests, and migrations, which stay as they ran. */
const isUnseen = (path: string): boolean => path.endsWith('.test.ts') || path.includes('/migrations/');

/** The operation log's words of calls, by operationId, and of areas, by their names. */
async function logTexts(): Promise<VisibleText[]> {
  const contract = await readContract(contractFolder);
  const calls = Object.entries(logWordsOf(contract)).flatMap(([id, { text, sentence }]) => [
    [id, text] as const,
    [id, sentence] as const,
  ]);
  return [...calls, ...Object.entries(logAreasOf(contract))].flatMap(([at, words]) => textsIn(at, words));
}

/** The texts of a mapping with one for each language. */
const textsIn = (at: string, words: unknown): VisibleText[] =>
  languages.flatMap(([locale, language]) => {
    const text = isObject(words) ? words[locale] : undefined;
    return typeof text === 'string' ? [{ at, language, text }] : [];
  });

function errorTexts(): VisibleText[] {
  const errors: unknown = parse(readFileSync(join(root, 'openapi/errors.yaml'), 'utf8'));
  if (!isObject(errors)) throw new Error('openapi/errors.yaml has no errors.');
  return Object.entries(errors).flatMap(([code, error]) => textsIn(code, error));
}
