import { type ReactElement, useMemo } from 'react';
import type { ControlAttributes } from '../kit/field/Field.tsx';
import { Blocks } from '../Markdown/Blocks.tsx';
import markdownStyles from '../Markdown/Markdown.module.css';
import { readMarkdown } from '../Markdown/read-markdown.ts';
import styles from './RichText.module.css';

interface RichViewProps {
  control: ControlAttributes;
  isDisabled: boolean;
  markdown: string;
}

/** The text as it is read, where it cannot be written. */
export function RichView({ control, isDisabled, markdown }: RichViewProps): ReactElement {
  const tokens = useMemo(() => readMarkdown(markdown), [markdown]);
  return (
    <section
      id={control.id}
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
      className={`${styles.view} ${markdownStyles.markdown}`}
      data-disabled={isDisabled}
    >
      {tokens ? <Blocks tokens={tokens} level={2} /> : <pre>{markdown}</pre>}
    </section>
  );
}
