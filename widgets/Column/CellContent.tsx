import type { ReactElement, ReactNode } from 'react';
import { Face } from '../Avatar/Face.tsx';
import badge from '../Badge/Badge.module.css';
import type { ColumnProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Picture } from '../Image/Picture.tsx';
import { safeHref } from '../Link/safe-href.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { type CellWriter, type ColumnKind, type ColumnOption, tagsOf } from './cell-writer.ts';
import styles from './CellContent.module.css';

interface CellContentProps {
  kind: ColumnKind;
  value: unknown;
  write: CellWriter;
  options?: readonly ColumnOption[] | undefined;
  href?: ColumnProps['href'];
  src?: ColumnProps['src'];
  alt?: string | undefined;
  /** Of its link: -1 where the cells around are moved through with arrow keys. */
  tabIndex?: number;
}

/** One value in the look of its kind; bare words where it has none. A function and no component: a table calls it for every cell. */
export function cellContent(props: CellContentProps): ReactElement | string {
  const { kind, value, write, tabIndex } = props;
  const words = write(value);
  const href = safeHref(kind === 'link' ? (props.href ?? words) : props.href);
  const content = contentOf(props, words);
  if (content === null) return <span className={styles.none}>–</span>;
  if (href === undefined) return content;
  return (
    <a className={styles.link} href={href} tabIndex={tabIndex}>
      {typeof content === 'string' ? <span className={styles.text}>{content}</span> : content}
    </a>
  );
}

function contentOf({ kind, value, options, src, alt }: CellContentProps, words: string): ReactElement | string | null {
  if (words === '') return null;
  switch (kind) {
    case 'tag':
      return (
        <span className={styles.tags}>
          {tagsOf(value, options).map((tag) => (
            <span key={String(tag.value)} className={badge.badge} data-tone={tag.tone ?? 'neutral'}>
              {tag.colour !== undefined && (
                <span className={styles.spot} style={{ backgroundColor: tag.colour }} aria-hidden="true" />
              )}
              <span className={badge.text}>{tag.label}</span>
            </span>
          ))}
        </span>
      );
    case 'boolean':
      return <Answer value={value}>{words}</Answer>;
    case 'image':
      return (
        <span className={styles.image}>
          <Picture src={words} alt={alt ?? ''} sizes="32px" width={32} height={32} instead={<Glyph name="image" />} />
        </span>
      );
    case 'avatar':
      return (
        <span className={styles.person}>
          <Face name={words} src={src} size={26} />
          <span className={styles.text}>{words}</span>
        </span>
      );
    default:
      return words;
  }
}

/** A tick for yes, a line for no, and the word for those who hear it. */
function Answer({ value, children }: { value: unknown; children: ReactNode }): ReactElement {
  if (typeof value !== 'boolean') return <span className={styles.text}>{children}</span>;
  return (
    <span className={styles.answer} data-yes={value}>
      <Glyph name={value ? 'check' : 'minus'} size={16} />
      <Spoken>{children}</Spoken>
    </span>
  );
}
