import { isData } from '../evaluate/own-value.ts';

/** One text for one call: the same arguments in any order give the same text; null and absent arguments are alike. */
export function callKey(id: string, args: unknown): string {
  return `${id} ${ordered(args)}`;
}

function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
  if (!isData(value)) return JSON.stringify(value ?? null) ?? 'null';
  const keys = Object.keys(value).filter(
    (key) => Reflect.get(value, key) !== undefined && Reflect.get(value, key) !== null,
  );
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${ordered(Reflect.get(value, key))}`)
    .join()}}`;
}
