import type { Token, Tokens } from 'marked';
import { type ReactElement, type ReactNode, use } from 'react';
import { GuideContext, globalsOf } from '../GuideContext.ts';
import { storyId, topics } from '../topics.ts';
import { spoken } from '../words.ts';

/** Words inside a line; `guide:concepts` leads to another page of the guide. */
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

// `marked` leaves room for tokens of extensions, so that its union cannot be discriminated by `type`: each is listed here.
function Span({ token }: { token: Token }): ReactNode {
  const { locale } = use(GuideContext);
  const inner = <Inline tokens={'tokens' in token ? token.tokens : undefined} />;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'br':
      return <br />;
    case 'codespan':
      return <code dir="ltr">{(token as Tokens.Codespan).text}</code>;
    case 'link':
      return <Anchor href={(token as Tokens.Link).href}>{inner}</Anchor>;
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'text': {
      const text = token as Tokens.Text;
      return text.tokens ? <Inline tokens={text.tokens} /> : spoken(unwrapped(text.text), locale);
    }
    default:
      return token.raw;
  }
}

/** Without the line breaks of the file between Chinese characters, where a browser would show a space. */
const unwrapped = (text: string): string => text.replaceAll(/(?<=[\u3000-\u9fff\uff00-\uffef])\n/g, '');

/** A link. Pages of the guide are opened in Storybook's own window, in the look of this one. */
export function Anchor({ href, children }: { href: string; children: ReactNode }): ReactElement {
  const look = use(GuideContext);
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  const topic = topics.find(({ id }) => href === `guide:${id}`);
  const address = topic ? `./?path=/story/${storyId(topic)}&globals=${globalsOf(look)}` : href;
  return (
    <a href={address} target="_top">
      {children}
    </a>
  );
}
