import type { Node } from 'prosemirror-model';
import { writeInline } from './write-inline.ts';

/** The Markdown of a document; empty for one without words. */
export function writeMarkdown(document: Node): string {
  return writeBlocks(document);
}

function writeBlocks(parent: Node): string {
  const written: string[] = [];
  let before: { kind: string; isOther: boolean } | undefined;
  parent.forEach((block) => {
    const kind = block.type.name;
    // Two lists one after the other have other signs, or they would be one.
    const isOther = before?.kind === kind && !before.isOther;
    const markdown = writeBlock(block, isOther);
    // Markdown has no empty paragraphs.
    if (markdown === '') return;
    written.push(markdown);
    before = { kind, isOther };
  });
  return written.join('\n\n');
}

function writeBlock(block: Node, isOther: boolean): string {
  switch (block.type.name) {
    case 'heading':
      return `${'#'.repeat(Number(block.attrs['level']))} ${writeInline(block, false).replace(/(?<=\s)#+$/, '\\$&')}`.trim();
    case 'blockquote':
      return writeBlocks(block)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'bullet_list':
      return writeList(block, () => (isOther ? '*' : '-'));
    case 'ordered_list':
      return writeList(block, (at) => `${Number(block.attrs['order']) + at}${isOther ? ')' : '.'}`);
    case 'code_block':
      return writeCode(block);
    case 'horizontal_rule':
      return '---';
    case 'source':
      return block.textContent;
    default:
      return writeInline(block, true);
  }
}

function writeList(list: Node, signOf: (at: number) => string): string {
  const items: string[] = [];
  let isLoose = false;
  list.forEach((item, _, at) => {
    const sign = signOf(at);
    const box = item.attrs['checked'] === null ? '' : item.attrs['checked'] ? '[x] ' : '[ ] ';
    const body = writeItem(item);
    isLoose ||= body.includes('\n\n');
    const indent = ' '.repeat(sign.length + 1);
    const lines = `${box}${body}`.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
    items.push(noRule(`${sign} ${lines.join('\n').trimStart()}`.trimEnd()));
  });
  return items.join(isLoose ? '\n\n' : '\n');
}

/** Lists in lists without words, `- - -`, would be a line across the page: the innermost has another sign. */
function noRule(item: string): string {
  return item.replace(
    /^(([-*])(?: \2)+) \2(?=\n|$)/,
    (_, before: string, sign: string) => `${before} ${sign === '-' ? '*' : '-'}`,
  );
}

/** A list right below the words of its item follows without an empty line; everything else has an empty line before it. */
function writeItem(item: Node): string {
  const [first, second] = [item.firstChild, item.childCount === 2 ? item.child(1) : undefined];
  const list = second?.type.name.endsWith('_list') ? writeBlock(second, false) : '';
  // An empty entry would be taken for words of the line above.
  if (first && /^\S+ \S/.test(list)) return `${writeInline(first, true)}\n${list}`;
  return writeBlocks(item);
}

function writeCode(block: Node): string {
  const text = block.textContent;
  let fence = '```';
  while (text.includes(fence)) fence += '`';
  return `${fence}${String(block.attrs['language']).replace(/[`\n]/g, '')}\n${text}\n${fence}`;
}
