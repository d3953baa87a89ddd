/** The number that a text means to a reader of the format, whatever currency and groups are in it; null for none. */
export function parseAmount(text: string, format: Intl.NumberFormat): number | null {
  const decimal = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  // Input methods write full-width digits, which NFKC turns into plain ones.
  const plain = text.normalize('NFKC').replaceAll('−', '-');
  const digitsOnly = [...plain].filter((sign) => /[\d-]/.test(sign) || sign === decimal).join('');
  const number = Number(digitsOnly.replace(decimal, '.'));
  return /\d/.test(digitsOnly) && Number.isFinite(number) ? number : null;
}
