/** The first digits of what was typed or pasted; those of full width count, everything else does not. */
export function digitsOf(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length);
}
