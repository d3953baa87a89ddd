import type { Token, Tokens } from 'marked';
import type { Mark, Node } from 'prosemirror-model';
import { safeHref } from '../Link/safe-href.ts';
import { readMarkdown } from '../Markdown/read-markdown.ts';
import { richSchema } from './rich-schema.ts';

/** A Markdown text as the document that is edited. It is read as `Markdown` reads it, so that both show the same. */
export function readDocument(text: string): Node {
  const tokens = readMarkdown(text);
  const blocks = tokens ? readBlocks(tokens) : [sourceOf(text)];
  return richSchema.node('doc', null, blocks.length > 0 ? blocks : [richSchema.node('paragraph')]);
}

// `marked` leaves room for tokens of extensions, so that its union cannot be discriminated by `type`: each is listed here.
function readBlocks(tokens: readonly Token[]): Node[] {
  return tokens.flatMap((token): Node[] => {
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'hr':
        return [richSchema.node('horizontal_rule')];
      case 'heading': {
        const { depth, tokens: inner } = token as Tokens.Heading;
        return [richSchema.node('heading', { level: depth }, readInline(inner))];
      }
      case 'code': {
        const { text, lang } = token as Tokens.Code;
        return [richSchema.node('code_block', { language: lang ?? '' }, text ? richSchema.text(text) : undefined)];
      }
      case 'blockquote':
        return [richSchema.node('blockquote', null, filled(readBlocks((token as Tokens.Blockquote).tokens)))];
      case 'list':
        return [readList(token as Tokens.List)];
      case 'paragraph':
      case 'text':
        return [richSchema.node('paragraph', null, readInline((token as Tokens.Paragraph).tokens ?? [token]))];
      case 'table':
        return [sourceOf(token.raw)];
      default:
        return [richSchema.node('paragraph', null, words(token.raw.trim(), []))];
    }
  });
}

function readList(list: Tokens.List): Node {
  const items = list.items.map((item) => {
    const blocks = readBlocks(item.tokens.filter(({ type }) => type !== 'checkbox'));
    const first = blocks[0]?.type.name === 'paragraph' ? [] : [richSchema.node('paragraph')];
    return richSchema.node('list_item', { checked: item.task ? (item.checked ?? false) : null }, [...first, ...blocks]);
  });
  return list.ordered
    ? richSchema.node('ordered_list', { order: Number(list.start) || 1 }, items)
    : richSchema.node('bullet_list', null, items);
}

/** The words of a line with their marks. */
export function readInline(tokens: readonly Token[], around: readonly Mark[] = []): Node[] {
  return tokens.flatMap((token): Node[] => {
    const within = (mark: Mark) => readInline(('tokens' in token && token.tokens) || [], mark.addToSet(around));
    switch (token.type) {
      case 'strong':
        return within(richSchema.mark('strong'));
      case 'em':
        return within(richSchema.mark('em'));
      case 'del':
        return within(richSchema.mark('strike'));
      case 'codespan':
        return words((token as Tokens.Codespan).text, richSchema.mark('code').addToSet(around));
      case 'br':
        return [richSchema.node('hard_break', null, undefined, around)];
      case 'link': {
        const { title } = token as Tokens.Link;
        const href = safeHref((token as Tokens.Link).href);
        if (href !== undefined) return within(richSchema.mark('link', { href, title: title ?? null }));
        return readInline(('tokens' in token && token.tokens) || [], around);
      }
      case 'image':
        return [richSchema.node('piece', { source: token.raw })];
      case 'escape':
        return words((token as Tokens.Escape).text, around);
      case 'text': {
        const { text, tokens: inner } = token as Tokens.Text;
        return inner ? readInline(inner, around) : words(text, around);
      }
      default:
        return words(token.raw, around);
    }
  });
}

/** A line break of the source is a space. */
function words(text: string, around: readonly Mark[]): Node[] {
  const plain = text.replace(/\s*\n\s*/g, ' ');
  return plain === '' ? [] : [richSchema.text(plain, around)];
}

function sourceOf(text: string): Node {
  const plain = text.trim();
  return richSchema.node('source', null, plain ? richSchema.text(plain) : undefined);
}

function filled(blocks: Node[]): Node[] {
  return blocks.length > 0 ? blocks : [richSchema.node('paragraph')];
}
