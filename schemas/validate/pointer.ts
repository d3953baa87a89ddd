/** Adds a key or index to a JSON pointer (RFC 6901). */
export function pointerTo(parent: string, key: string | number): string {
  if (typeof key === 'number' || !/[~/]/.test(key)) return `${parent}/${key}`;
  return `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The keys of a JSON pointer, unescaped; none for the whole document. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
