import type { Token, Tokens } from 'marked';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { Exhibit } from '../exhibits/Exhibit.tsx';
import { headingId } from './headings.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Inline } from './Inline.tsx';
import styles from './Blocks.module.css';
import { Scroller } from './Scroller.tsx';
import { TokenSample } from './TokenSample.tsx';

/** The blocks of a page of the guide. A block of code whose language is `show`, `live` or `file` is an exhibit. */
export function Blocks({ tokens }: { tokens: readonly Token[] }): ReactElement {
  return (
    <>
      {tokens.map((token, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its index
        <Block key={at} token={token} id={headingId(tokens, at)} />
      ))}
    </>
  );
}

// `marked` leaves room for tokens of extensions, so that its union cannot be discriminated by `type`: each is listed here.
function Block({ token, id }: { token: Token; id: string }): ReactNode {
  switch (token.type) {
    case 'space':
    case 'html':
      return null;
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return createElement(`h${depth}`, { id, tabIndex: depth > 1 ? -1 : undefined }, <Inline tokens={tokens} />);
    }
    case 'code': {
      const { lang = '', text } = token as Tokens.Code;
      const [kind = '', name = '', where = ''] = lang.split(' ');
      return ['show', 'live', 'file'].includes(kind) ? (
        <Exhibit kind={kind} name={name} where={where} />
      ) : (
        <CodeBlock code={text} language={kind} />
      );
    }
    case 'blockquote':
      return (
        <blockquote className={styles.quote}>
          <Blocks tokens={(token as Tokens.Blockquote).tokens} />
        </blockquote>
      );
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'table':
      return <Table table={token as Tokens.Table} />;
    case 'paragraph':
      return (
        <p className={styles.prose}>
          <Inline tokens={(token as Tokens.Paragraph).tokens} />
        </p>
      );
    case 'text':
      return <Inline tokens={[token]} />;
    default:
      throw new Error(`The guide does not know how to show Markdown's ${token.type}.`);
  }
}

function List({ list }: { list: Tokens.List }): ReactElement {
  const items = list.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its index
    <li key={at}>
      <Blocks tokens={item.tokens} />
    </li>
  ));
  const className = `${styles.prose} ${styles.list}`;
  return list.ordered ? <ol className={className}>{items}</ol> : <ul className={className}>{items}</ul>;
}

function Table({ table }: { table: Tokens.Table }): ReactElement {
  return (
    <Scroller name="guide.table">
      <table className={`${styles.prose} ${styles.table}`}>
        <thead>
          <tr>
            {table.header.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index
              <th key={at} scope="col">
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
                <td key={at}>
                  <Cell tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A cell that is the name of a variable of the theme alone shows what it stands for. */
function Cell({ tokens }: { tokens: readonly Token[] }): ReactElement {
  const [only, ...more] = tokens;
  const name = only?.type === 'codespan' && more.length === 0 ? (only as Tokens.Codespan).text : '';
  return name.startsWith('--pw-') ? <TokenSample name={name} /> : <Inline tokens={tokens} />;
}
