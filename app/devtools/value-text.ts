import type { Expr } from '#engine/document';
import { holdsSecret, isData } from '#engine/runtime';
import { expressionText } from './expression-text.ts';

const longest = 20_000;
const secret = /password|secret|token|captcha/i;
const dots = '•••';

/** What is not shown beside what is called a password or token. */
export interface Masked {
  /** Texts that are secret wherever they are. */
  texts?: readonly string[];
  /** Names of fields whose values are. */
  fields?: readonly string[];
}

/** Any value as indented JSON for a person; expressions as text, what is secret as dots, what is endless cut off. */
export function valueText(value: unknown, { texts = [], fields = [] }: Masked = {}): string {
  const around: unknown[] = [];
  const text = JSON.stringify(
    value ?? null,
    function readable(this: unknown, key, inner: unknown) {
      const isNamed = secret.test(key) || fields.includes(key);
      if (typeof inner === 'string' && inner !== '' && (isNamed || holdsSecret(inner, texts))) return dots;
      if (typeof inner === 'function' || typeof inner === 'symbol') return `${typeof inner}`;
      if (typeof inner === 'bigint') return `${inner}n`;
      if (typeof inner !== 'object' || inner === null) return inner;
      if (inner instanceof File) return `${inner.name} (${inner.size})`;
      // `this` holds the value: whatever lies deeper in the list than it is no longer around.
      around.splice(around.indexOf(this) + 1);
      if (around.includes(inner)) return '…';
      around.push(inner);
      return expressionOf(inner) ?? inner;
    },
    2,
  );
  return text.length > longest ? `${text.slice(0, longest)}\n…` : text;
}

function expressionOf(value: object): string | undefined {
  if (!isData(value) || Array.isArray(value) || Object.keys(value).join() !== '$') return undefined;
  if (!Array.isArray(value['$'])) return undefined;
  // Safe: compiled values hold nothing but an expression under this name.
  return `= ${expressionText(value['$'] as Expr)}`;
}
