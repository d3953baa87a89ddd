import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { documentDiagnostic } from '#engine/written';
import type { Diagnostic } from '#engine/document';
import { root } from '../install.mjs';
import { repeatedKeys } from './repeated-keys.ts';

/** A JSON file as it was read; `diagnostics` are those of its syntax. */
export interface LoadedFile {
  /** Relative to the repository. */
  path: string;
  text: string;
  value: unknown;
  diagnostics: Diagnostic[];
}

/** The `.json` files below some folders, sorted by path; a folder that does not exist is an error that names it. */
export async function loadFiles(folders: readonly string[]): Promise<LoadedFile[]> {
  const paths = await Promise.all(folders.map(jsonFiles));
  return Promise.all([...new Set(paths.flat())].sort().map(loadFile));
}

async function jsonFiles(folder: string): Promise<string[]> {
  const absolute = join(root, relative(root, folder));
  const entries: Dirent[] = await readdir(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function loadFile(absolute: string): Promise<LoadedFile> {
  const text = await readFile(absolute, 'utf8');
  const path = relative(root, absolute);
  try {
    const value: unknown = JSON.parse(text);
    return { path, text, value, diagnostics: hasAllKeys(text, value) ? [] : repeatedKeys(text) };
  } catch (error) {
    return { path, text, value: undefined, diagnostics: [syntaxDiagnostic(text, error)] };
  }
}

/** True when nothing was lost in parsing; false may also mean that the text has escapes. */
function hasAllKeys(text: string, value: unknown): boolean {
  return JSON.stringify(value).length === text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1').length;
}

/** JSON.parse names no place; the tolerant parser does, for whatever it does not tolerate. */
function syntaxDiagnostic(text: string, error: unknown): Diagnostic {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first)
    return documentDiagnostic('PAGE_NOT_JSON', '', { reason: error instanceof Error ? error.message : String(error) });
  const before = text.slice(0, first.offset).split('\n');
  const reason = printParseErrorCode(first.error)
    .replaceAll(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
  return {
    ...documentDiagnostic('PAGE_NOT_JSON', '', { reason }),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  };
}
