import { EngineError } from '#engine/document';
import type { HostFile } from '../host/host.ts';

/** True for a browser's `File` or `Blob`, and whatever else a host takes for a file. */
export function isFile(value: unknown): value is HostFile {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'size') === 'number' && typeof Reflect.get(value, 'type') === 'string';
}

/** Endings and media types, as documents write them; anything else in a broken document is passed over. */
export function acceptOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Throws ENGINE_FILE_TYPE, ENGINE_FILE_EMPTY or ENGINE_FILE_SIZE; the server looks again, and into the file. */
export function checkFile(file: HostFile, accept: readonly string[], maxSize: unknown): void {
  const { name = '' } = file;
  if (!isAccepted(file, accept)) throw new EngineError('ENGINE_FILE_TYPE', { name, accept: accept.join(', ') });
  if (file.size === 0) throw new EngineError('ENGINE_FILE_EMPTY', { name });
  if (typeof maxSize === 'number' && file.size > maxSize)
    throw new EngineError('ENGINE_FILE_SIZE', { name, limit: sizeText(maxSize) });
}

/** True when a file has one of the endings (`.png`) or media types (`image/*`); without any, every file is taken. */
export function isAccepted(file: Pick<HostFile, 'name' | 'type'>, accept: readonly string[]): boolean {
  return accept.length === 0 || accept.some((kind) => isOfKind(file, kind.toLowerCase()));
}

function isOfKind({ name = '', type }: Pick<HostFile, 'name' | 'type'>, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

function sizeText(bytes: number): string {
  const steps = [
    ['MB', 2 ** 20],
    ['KB', 2 ** 10],
    ['B', 1],
  ] as const;
  const [unit, step] = steps.find(([, least]) => bytes >= least) ?? ['B', 1];
  return `${Math.round((bytes / step) * 10) / 10} ${unit}`;
}
