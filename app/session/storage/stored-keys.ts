/** The keys of a storage that begin alike, taken down at once: what follows may remove them. */
export function storedKeys(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}
