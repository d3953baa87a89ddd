/** How many grounds an icon may have (CardList.module.css). */
export const tints = 6;

/** The ground of an icon, 0 to 5, the same for the same id at every visit. */
export function tintOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % tints;
}
