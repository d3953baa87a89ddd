/** The `srcset` of an uploaded picture, or undefined for any other address. */
export function sourceSet(_src: string): string | undefined {
  return undefined;
}
