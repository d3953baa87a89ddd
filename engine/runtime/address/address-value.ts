import type { CompiledField, Json } from '#engine/document';
import { isData, ownPath, ownValue } from '../evaluate/own-value.ts';

/** Characters of one value; a longer one is left out of the address. */
export const longestValue = 1500;

/** A value of the state as its address has it; undefined for one that is left out: the default, nothing, and one too long. */
export function addressText({ default: initial }: CompiledField, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = spelled(value);
  return text === spelled(initial) || text.length > longestValue ? undefined : text;
}

const spelled = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** What a text of an address means for a field; its default for anything that the field does not take. */
export function addressValue(field: CompiledField, text: string | undefined): unknown {
  if (text === undefined || text === '' || text.length > longestValue) return field.default;
  const value = field.type === 'string' ? text : text.includes('__proto__') ? undefined : parsed(text);
  return fits(value, { ...Object(field.schema), type: field.type }) ? value : field.default;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by hand, or cut off: the field keeps its default.
    return undefined;
  }
}

/** The keywords that shapes of state use; an address that is none of the page's own making has to fit them. */
function fits(value: unknown, schema: Json | undefined): boolean {
  const rule = (name: string): unknown => ownValue(schema, name);
  const options = rule('enum');
  const [type, least, most] = [rule('type'), rule('minimum'), rule('maximum')];
  if (Array.isArray(options) && !options.includes(value)) return false;
  if (typeof value === 'number')
    return (
      (type === 'number' || (type === 'integer' && Number.isSafeInteger(value))) &&
      !(typeof least === 'number' && value < least) &&
      !(typeof most === 'number' && value > most)
    );
  if (Array.isArray(value)) {
    // Safe: the schema is JSON, and so are its parts.
    return type === 'array' && value.every((item) => fits(item, rule('items') as Json | undefined));
  }
  if (isData(value)) {
    const required = rule('required');
    if (type !== 'object') return false;
    if (Array.isArray(required) && !required.every((name) => Object.hasOwn(value, String(name)))) return false;
    return Object.entries(value).every(([name, part]) => {
      const inner = ownPath(schema, ['properties', name]);
      return inner === null || fits(part, inner as Json);
    });
  }
  return value !== null && (type === null || type === typeof value);
}
