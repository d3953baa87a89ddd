/** What a path would be read from in a name, and what some systems do not take. */
const unsafe = /[/\\:*?"<>|\p{Cc}]/gu;

/** Names for one folder: without parts of a path, and the second of a name gets a number before its ending. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = given.replace(unsafe, '_').replace(/^\.+/, '_') || '_';
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
