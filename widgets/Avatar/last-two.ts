/**
 * SHELL-11: the last two characters of a name, whole characters even where one takes two code units. The requirement
 * says so for every script, with "Anna Li" as "Li": initials of Latin names would break it.
 */
export function lastTwo(name: string): string {
  return [...name.trim()].slice(-2).join('').trim();
}
