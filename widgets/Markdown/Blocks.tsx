import type { Token, Tokens } from 'marked';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { Inline } from './Inline.tsx';
import { Scroller } from './Scroller.tsx';

interface BlocksProps {
  tokens: readonly Token[];
  /** The level of a first heading. */
  level: number;
}

/** Paragraphs, headings, lists, tables, quotes and code. What it does not know is shown as its text. */
export function Blocks({ tokens, level }: BlocksProps): ReactElement {
  return (
    <>
      {tokens.map((token, at) => (
        // Tokens have no names; each text makes new ones.
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its index
        <Block key={at} token={token} level={level} />
      ))}
    </>
  );
}

// `marked` leaves room for tokens of extensions, so that its union cannot be discriminated by `type`: each is listed here.
function Block({ token, level }: { token: Token; level: number }): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'hr':
      return <hr />;
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return createElement(`h${Math.min(6, depth + level - 1)}`, undefined, <Inline tokens={tokens} />);
    }
    case 'code':
      return (
        <Scroller what="code">
          <pre>
            <code>{(token as Tokens.Code).text}</code>
          </pre>
        </Scroller>
      );
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={(token as Tokens.Blockquote).tokens} level={level} />
        </blockquote>
      );
    case 'list':
      return <List list={token as Tokens.List} level={level} />;
    case 'table':
      return <Table table={token as Tokens.Table} />;
    case 'paragraph':
      return (
        <p>
          <Inline tokens={(token as Tokens.Paragraph).tokens} />
        </p>
      );
    case 'text':
      return <Inline tokens={[token]} />;
    default:
      return <p>{token.raw}</p>;
  }
}

function List({ list, level }: { list: Tokens.List; level: number }): ReactElement {
  const items = list.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its index
    <li key={at}>
      {item.task && <input type="checkbox" checked={item.checked ?? false} disabled aria-label={item.text} />}
      <Blocks tokens={item.tokens.filter(({ type }) => type !== 'checkbox')} level={level} />
    </li>
  ));
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table }: { table: Tokens.Table }): ReactElement {
  return (
    <Scroller what="table">
      <table>
        <thead>
          <tr>
            {table.header.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index
              <th key={at} scope="col" data-align={cell.align ?? undefined}>
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its index
            <tr key={line}>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index
                <td key={at} data-align={cell.align ?? undefined}>
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
