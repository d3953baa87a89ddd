/** Text as Markdown that says just it. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\`*[\]<|~]/g, '\\$&')
      // Inside a word it means nothing.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w+;)/g, '\\&')
      // What would become a link by itself, although its author made none.
      .replace(/\b(https?|ftp)(?=:\/\/)/gi, '$1\\')
      .replace(/\bwww(?=\.)/gi, '$&\\')
      .replace(/@/g, '\\@')
  );
}

/** A line as Markdown that does not begin a list, heading, quote or table. */
export function escapeStart(line: string): string {
  return line.replace(/^(?=[#>+\-=:])/, '\\').replace(/^(\d{1,9})(?=[.)])/, '$1\\');
}
