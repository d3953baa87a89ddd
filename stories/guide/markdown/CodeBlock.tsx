import type { ReactElement } from 'react';
import { Scroller } from './Scroller.tsx';
import styles from './CodeBlock.module.css';

/** Keys, texts and the rest of JSON; a key is a text before a colon. */
const jsonParts = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\b\d+(?:\.\d+)?\b|\btrue\b|\bfalse\b|\bnull\b)/g;

/** Code, from left to right in every language, JSON with its keys and values told apart. */
export function CodeBlock({ code, language }: { code: string; language: string }): ReactElement {
  return (
    <Scroller name="guide.code" isFramed>
      <pre className={styles.code} dir="ltr">
        <code>{language === 'json' ? coloured(code) : code}</code>
      </pre>
    </Scroller>
  );
}

function coloured(code: string): (string | ReactElement)[] {
  const parts: (string | ReactElement)[] = [];
  let end = 0;
  for (const match of code.matchAll(jsonParts)) {
    const [whole, text, colon = ''] = match;
    parts.push(code.slice(end, match.index));
    const kind = text === undefined ? 'number' : colon ? 'key' : 'text';
    parts.push(
      <span key={match.index} className={styles[kind]}>
        {text ?? whole}
      </span>,
      colon,
    );
    end = match.index + whole.length;
  }
  return [...parts, code.slice(end)];
}
