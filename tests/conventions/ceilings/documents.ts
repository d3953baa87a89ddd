import { readCallFacts } from '#engine/compiler';
import { joinDocument } from '#engine/join';
import { isPartFile } from '#engine/written';
import { isObject } from '#schemas';
import openapi from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { formattedLines } from './formatted-lines.ts';

/** A page document as it was read. */
export interface DocumentFile {
  path: string;
  value: unknown;
}

/** What a file of a document and a whole document, its parts joined, may have at most, in formatted lines. */
export const documentLimits = { file: 360, joined: 600 } as const;

const idOf = (value: unknown): string => (isObject(value) ? String(value.id) : '');

/** Paths of documents and parts whose own file is longer than its limit. */
export const longFiles = (documents: readonly DocumentFile[]): string[] =>
  documents.filter(({ value }) => formattedLines(value) > documentLimits.file).map(({ path }) => path);

/** Paths of documents that are longer than their limit with their parts, or as the variant that they are. */
export function longJoinedDocuments(documents: readonly DocumentFile[]): string[] {
  const byId = (isPart: boolean): Map<string, unknown> =>
    new Map(documents.filter(({ value }) => isPartFile(value) === isPart).map(({ value }) => [idOf(value), value]));
  const [parts, whole] = [byId(true), byId(false)];
  const files = {
    part: (id: string) => parts.get(id),
    document: (id: string) => whole.get(id),
    facts: readCallFacts(openapi),
  };
  return documents
    .filter(({ value }) => !isPartFile(value))
    .filter(({ value }) => formattedLines(joinDocument(value, files).document) > documentLimits.joined)
    .map(({ path }) => path);
}

/** Bytes of a whole document on average, with the parts of all, without white space between members. */
export function documentBytes(documents: readonly DocumentFile[]): number {
  const bytes = documents.reduce((sum, { value }) => sum + Buffer.byteLength(JSON.stringify(value)), 0);
  return Math.round(bytes / Math.max(1, documents.filter(({ value }) => !isPartFile(value)).length));
}
