import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { stableJson } from '#schemas';
import type { CompiledDocument } from '#engine/document';

/**
 * SHA-256 of a text's UTF-8 bytes, in hex. Synchronous in Node and in the designer's browser alike, where
 * `crypto.subtle` is asynchronous and missing on plain http.
 */
export const sha256 = (text: string): string => bytesToHex(sha256Bytes(utf8ToBytes(text)));

/**
 * The address of a compiled document: the first half of the SHA-256 of its JSON in hex, whatever the order of its keys. The
 * table of pages holds one for each page and language.
 */
export function documentHash(document: CompiledDocument): string {
  return sha256(stableJson(document)).slice(0, 32);
}
