/** 1 where text runs from left to right, and -1 where it runs from right to left: what a way to the right is along it. */
export function alongText(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key along the text: where text runs from right to left, the arrow to the left leads on, as the one to the right does elsewhere. */
export function keyAlongText({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  const other = mirrored[key];
  return other !== undefined && alongText(currentTarget) === -1 ? other : key;
}
