/**
 * The number that a text means to a reader of the format, whatever currency and groups are in it; null for none. A sign that groups
 * thousands in the reader's language is read as the decimal point where no group of three digits follows it: "15,50" is fifteen and a half.
 */
export function parseAmount(text: string, format: Intl.NumberFormat): number | null {
  const decimal = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  // Input methods write full-width digits, which NFKC turns into plain ones.
  const plain = text.normalize('NFKC').replaceAll('−', '-');
  const signs = [...plain].filter((sign) => /[\d.,-]/.test(sign) || sign === decimal).join('');
  const point = decimalAt(signs, decimal);
  const [whole, part] = point < 0 ? [signs, ''] : [signs.slice(0, point), signs.slice(point + 1)];
  const number = Number(`${whole.replace(/[^\d-]/g, '')}.${part.replace(/\D/g, '') || '0'}`);
  if (!/\d/.test(signs) || !Number.isFinite(number) || signs.split(decimal).length > 2) return null;
  // What is shown is rounded like this.
  return Number(number.toFixed(Math.min(format.resolvedOptions().maximumFractionDigits ?? 20, 20)));
}

/** Where the decimal point of a number is; negative for a whole one. */
function decimalAt(signs: string, decimal: string): number {
  const last = Math.max(...['.', ',', decimal].map((sign) => signs.lastIndexOf(sign)));
  if (last < 0 || signs.charAt(last) === decimal) return last;
  const separator = signs.charAt(last);
  const isAlone = signs.indexOf(separator) === last;
  // The other sign came before it, and groups then.
  if (isAlone && /[.,]/.test(signs.slice(0, last))) return last;
  return isAlone && !/^\d{3}$/.test(signs.slice(last + 1)) && signs.length > last + 1 ? last : -1;
}
