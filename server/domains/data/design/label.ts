import type { Schemas } from '#openapi';

/** The label of a name in the caller's language; of several, the first when there is none in it. */
export function labelIn(label: Schemas['Option']['label'], locale: string): string {
  if (typeof label === 'string') return label;
  return Object.hasOwn(label, locale) ? (label[locale] ?? '') : (Object.values(label)[0] ?? '');
}
