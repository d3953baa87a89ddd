import { basename, dirname } from 'node:path';
import { type DocumentErrorCode, documentDiagnostic, locateDiagnostics } from '#engine/written';
import { parseMessage } from '#engine/compiler';
import type { Diagnostic } from '#engine/document';
import { isObject, pointerTo } from '#schemas';
import type { LoadedFile } from './load.ts';

export interface MessageFile extends LoadedFile {
  locale: string;
  texts: Record<string, string>;
}

const name = /^messages\.(.+)\.json$/;

/** The message files among those that were read. */
export function messageFiles(files: readonly LoadedFile[]): MessageFile[] {
  return files.flatMap((file) => {
    const locale = name.exec(basename(file.path))?.[1];
    if (locale === undefined) return [];
    const entries = Object.entries(isObject(file.value) ? file.value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return [{ ...file, locale, texts: Object.fromEntries(entries) }];
  });
}

/** Diagnostics of message files, by path: no flat texts, ICU that cannot be read, a key or a value that one language lacks. */
export function checkMessages(files: readonly MessageFile[], locales: readonly string[]): Map<string, Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const file of files) {
    const diagnostics = [...file.diagnostics];
    const add = (code: DocumentErrorCode, pointer: string, detail: Record<string, string>): void => {
      diagnostics.push(documentDiagnostic(code, pointer, detail));
    };
    if (file.value !== undefined && !isObject(file.value)) add('MESSAGES_SHAPE', '', { reason: 'This is no object.' });
    for (const [key, text] of Object.entries(isObject(file.value) ? file.value : {})) {
      if (typeof text !== 'string') add('MESSAGES_SHAPE', pointerTo('', key), { reason: `"${key}" is no text.` });
      else compare(file, key, text, files, locales, add);
    }
    found.set(file.path, locateDiagnostics(diagnostics, file.text));
  }
  return found;
}

type Add = (code: DocumentErrorCode, pointer: string, detail: Record<string, string>) => void;

function compare(
  file: MessageFile,
  key: string,
  text: string,
  files: readonly MessageFile[],
  locales: readonly string[],
  add: Add,
): void {
  const pointer = pointerTo('', key);
  const parsed = parseMessage(text);
  if (parsed.error !== undefined) {
    add('PAGE_MESSAGE_SYNTAX', pointer, { key, locale: file.locale, reason: parsed.error });
    return;
  }
  for (const locale of locales.filter((other) => other !== file.locale)) {
    const sister = files.find((other) => other.locale === locale && dirname(other.path) === dirname(file.path));
    const other = sister && Object.hasOwn(sister.texts, key) ? sister.texts[key] : undefined;
    if (other === undefined) add('PAGE_MESSAGE_UNTRANSLATED', pointer, { key, locale });
    else {
      const there = parseMessage(other);
      const missing = there.error === undefined ? there.names.filter((value) => !parsed.names.includes(value)) : [];
      if (missing.length)
        add('PAGE_MESSAGE_VALUE', pointer, {
          reason: `The text in ${locale} uses {${missing.join('}, {')}}, and this one does not.`,
        });
    }
  }
}

/** Keys of page messages that no document names. */
export function unusedKeys(file: MessageFile, used: ReadonlySet<string>): Diagnostic[] {
  const unused = Object.keys(file.texts).filter((key) => !used.has(key));
  return locateDiagnostics(
    unused.map((key) => documentDiagnostic('MESSAGES_UNUSED', pointerTo('', key), { key })),
    file.text,
  );
}

/** Adds every key that a document names in `{"t": "key"}`. */
export function collectKeys(value: unknown, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectKeys(item, used);
  else if (isObject(value)) {
    if (typeof value.t === 'string') used.add(value.t);
    for (const part of Object.values(value)) collectKeys(part, used);
  }
}
