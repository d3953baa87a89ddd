import type { Token, Tokens } from 'marked';
import type { ReactElement, ReactNode } from 'react';
import { Picture } from '../Image/Picture.tsx';
import { safeHref } from '../Link/safe-href.ts';

/** Words inside a line. A link or picture whose address is not safe is shown as its words. */
export function Inline({ tokens }: { tokens: readonly Token[] | undefined }): ReactElement {
  return (
    <>
      {tokens?.map((token, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its index
        <Span key={at} token={token} />
      ))}
    </>
  );
}

function Span({ token }: { token: Token }): ReactNode {
  const inner = <Inline tokens={'tokens' in token ? token.tokens : undefined} />;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'br':
      return <br />;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'link': {
      const href = safeHref((token as Tokens.Link).href);
      return href === undefined ? inner : <Anchor href={href}>{inner}</Anchor>;
    }
    case 'image': {
      const { href, text } = token as Tokens.Image;
      return <Picture src={href} alt={text} instead={<span>{text}</span>} />;
    }
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'text': {
      const { text, tokens } = token as Tokens.Text;
      return tokens ? <Inline tokens={tokens} /> : text;
    }
    default:
      return token.raw;
  }
}

/** Another site opens beside this one, and learns nothing of it. */
function Anchor({ href, children }: { href: string; children: ReactNode }): ReactElement {
  const isOutside = /^https?:/i.test(href);
  return (
    <a href={href} target={isOutside ? '_blank' : undefined} rel={isOutside ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  );
}
