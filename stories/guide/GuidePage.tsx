import { lexer } from 'marked';
import { type ReactElement, useMemo, useState } from 'react';
import { GuideContext, type Look } from './GuideContext.ts';
import { type Live, LiveContext } from './exhibits/live.ts';
import { Blocks } from './markdown/Blocks.tsx';
import { sections } from './markdown/headings.ts';
import { Anchor, Inline } from './markdown/Inline.tsx';
import { textOf } from './texts.ts';
import { type Topic, topics } from './topics.ts';
import { spoken, word } from './words.ts';
import { writtenLocale } from '../pseudo-locale.ts';
import styles from './GuidePage.module.css';

/** A page of the guide in the language of the toolbar, with its sections and the pages before and after it. */
export function GuidePage({
  topic,
  look,
  live,
}: {
  topic: Topic;
  look: Look;
  live: Readonly<Record<string, Live>>;
}): ReactElement {
  const { locale } = look;
  const tokens = useMemo(() => lexer(textOf(topic.id, writtenLocale(locale))), [topic, locale]);
  const parts = sections(tokens);
  // Another theme or scheme loads the documents again; those on the screen stay, with what was entered into them.
  const [first] = useState(live);
  return (
    <GuideContext value={look}>
      <LiveContext value={first}>
        <div className={styles.guide}>
          <main className={styles.text}>
            <Blocks tokens={tokens} />
            <Turn topic={topic} look={look} />
          </main>
          {parts.length > 1 && (
            <nav aria-label={word('guide.onThisPage', locale)} className={styles.sections}>
              <p>{word('guide.onThisPage', locale)}</p>
              <ul>
                {parts.map(({ id, heading }) => (
                  <li key={id}>
                    <Anchor href={`#${id}`}>
                      <Inline tokens={heading.tokens} />
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </LiveContext>
    </GuideContext>
  );
}

/** The way through the guide: the page before this one, and the next. */
function Turn({ topic, look }: { topic: Topic; look: Look }): ReactElement {
  const at = topics.indexOf(topic);
  const [before, after] = [topics[at - 1], topics[at + 1]];
  const way = (to: Topic, key: 'guide.previous' | 'guide.next'): ReactElement => (
    <Anchor href={`guide:${to.id}`}>
      <small>{word(key, look.locale)}</small>
      <strong>{spoken(to.title[writtenLocale(look.locale)], look.locale)}</strong>
    </Anchor>
  );
  return (
    <nav aria-label={word('guide.turn', look.locale)} className={styles.turn}>
      {before && way(before, 'guide.previous')}
      {after && way(after, 'guide.next')}
    </nav>
  );
}
