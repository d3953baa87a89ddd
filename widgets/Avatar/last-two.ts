/** SHELL-11: the last two characters of a name, whole characters even where one takes two code units. */
export function lastTwo(name: string): string {
  return [...name.trim()].slice(-2).join('').trim();
}
