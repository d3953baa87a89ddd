import type { FormConfig } from '#engine/forms';
import { fieldsIn, nameOf, nodesOf } from './design.ts';

/** Whether a part of a design names a field: as a value of its own, with a linked field behind it, or inside of a formula. */
function names(part: unknown, id: string): boolean {
  const word = new RegExp(`(^|[^A-Za-z0-9_'])${id}($|[^A-Za-z0-9_'])`);
  if (typeof part === 'string') return word.test(part);
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([name, value]) => !plain.has(name) && names(value, id));
}

/** Members with words for people, in which the name of a field means nothing. */
const plain: ReadonlySet<string> = new Set([
  'id',
  'label',
  'hint',
  'placeholder',
  'name',
  'message',
  'text',
  'title',
  'value',
]);

interface PartNames {
  rules: string;
  checks: string;
  fills: string;
  columns: string;
  search: string;
  detail: string;
}

/** What names a field: other fields by name, and the parts of the design. */
export function usesOf(
  design: FormConfig,
  id: string,
  { locale, parts }: { locale: string; parts: PartNames },
): string[] {
  const others = fieldsIn(nodesOf(design)).filter((one) => one.id !== id && names([one.kind, one.initial], id));
  const { rules, checks, fills, list, detail } = design;
  const concerned: [string, unknown][] = [
    [parts.rules, rules],
    [parts.checks, checks],
    // What a record is found by are fields of its own table.
    [
      parts.fills,
      fills?.map(({ from, mapping }) => [
        from.kind === 'relation' && from.field,
        mapping.map(({ target_field }) => target_field),
      ]),
    ],
    [parts.columns, list?.columns],
    [parts.search, list?.search],
    [parts.detail, detail],
  ];
  const found = concerned.filter(([, part]) => names(part, id)).map(([name]) => name);
  return [...others.map((one) => nameOf(one, locale)), ...found];
}
