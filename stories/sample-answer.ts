import { isObject, type JsonSchema } from '#schemas';

type Resolve = (ref: string) => JsonSchema | undefined;

const pictures = /logo|image|img|pic|avatar|icon|background/i;
/** Schemas may contain themselves. */
const deepest = 8;

/** A value that fits a schema of the contract: what a page shows in Storybook, where there is no server. */
export function sampleOf(schema: JsonSchema, resolve: Resolve, name = 'value', depth = 0): unknown {
  if (schema.$ref !== undefined) {
    const target = resolve(schema.$ref);
    return target ? sampleOf(target, resolve, name, depth) : null;
  }
  const examples: unknown = Reflect.get(schema, 'examples');
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (Array.isArray(examples) && !pictures.test(name)) return examples[0];
  if (schema.default !== undefined) return schema.default;
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return sampleOf(first, resolve, name, depth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, resolve, name, depth)));
  return sampleOfType(schema, resolve, name, depth);
}

function sampleOfType(schema: JsonSchema, resolve: Resolve, name: string, depth: number): unknown {
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type ?? (schema.properties ? 'object' : 'null')];
  if (type === 'string') return textOf(schema, name);
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 3, 3);
  if (type === 'boolean') return true;
  if (depth >= deepest) return type === 'array' ? [] : {};
  if (type === 'array') return schema.items ? itemsOf(schema.items, resolve, name, depth) : [];
  if (type !== 'object') return null;
  const entries = Object.entries(schema.properties ?? {});
  return Object.fromEntries(entries.map(([key, part]) => [key, sampleOf(part, resolve, key, depth + 1)]));
}

/** What tells items of a list apart, for the page and for who reads it. */
const distinguishing = ['id', 'key', 'title'];

/** Three items, none like the other. */
function itemsOf(items: JsonSchema, resolve: Resolve, name: string, depth: number): unknown[] {
  return [1, 2, 3].map((index) => {
    const item = sampleOf(items, resolve, name, depth + 1);
    if (!isObject(item)) return item;
    const own = distinguishing.filter((key) => typeof item[key] === 'string');
    return { ...item, ...Object.fromEntries(own.map((key) => [key, `${item[key]}${index}`])) };
  });
}

function textOf({ format, pattern }: JsonSchema, name: string): string {
  if (format === 'date-time') return '2026-03-01T09:00:00Z';
  if (format === 'date') return '2026-03-01';
  if (pictures.test(name)) return '';
  if (pattern?.startsWith('^#')) return '#4f46e5';
  if (/colou?r/i.test(name)) return '#4f46e5';
  return name.replaceAll(/([A-Z])|_/g, ' $1').trim();
}
