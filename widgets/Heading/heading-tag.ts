const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The element of a heading's level; a level out of range (data can hold anything) is brought to the nearest. */
export function headingTag(level: number): (typeof tags)[number] {
  return tags[Math.min(6, Math.max(1, Math.round(level))) - 1] ?? 'h2';
}
