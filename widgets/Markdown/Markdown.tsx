import { type ReactElement, useMemo } from 'react';
import type { WidgetProps } from '#engine';
import type { MarkdownProps } from '../generated/types.ts';
import { Blocks } from './Blocks.tsx';
import styles from './Markdown.module.css';
import { readMarkdown } from './read-markdown.ts';

/** Markdown as elements, made from its tokens: no HTML is ever parsed. */
export function Markdown({ id, props }: WidgetProps<MarkdownProps>): ReactElement {
  const text = props.text ?? '';
  const tokens = useMemo(() => readMarkdown(text), [text]);
  return (
    <div id={id} className={styles.markdown}>
      {tokens ? <Blocks tokens={tokens} level={props.level ?? 2} /> : <pre>{text}</pre>}
    </div>
  );
}
