import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { Spoken } from '../../kit/spoken/Spoken.tsx';
import styles from '../Form.module.css';

interface FoldedGroupProps {
  id: string;
  title: string;
  /** What is set inside, in short. */
  summary: string;
  isOpen: boolean;
  /** One of its fields has an issue. */
  isWrong: boolean;
  onToggle(): void;
  children: ReactNode;
}

/**
 * A group of fields behind a button that says what is set inside. What is folded is not in the document, so that none is laid out later
 * (decision 105): a group that changed its height while the focus leaves it would move the next one away under the pointer.
 */
export function FoldedGroup({
  id,
  title,
  summary,
  isOpen,
  isWrong,
  onToggle,
  children,
}: FoldedGroupProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.folded}>
      <button
        type="button"
        id={id}
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-fields` : undefined}
        onClick={onToggle}
      >
        <Glyph name="chevron-right" size={16} />
        <span id={`${id}-title`} className={styles.foldTitle}>
          {title}
        </span>
        {summary !== '' && <span className={styles.summary}>{summary}</span>}
        {isWrong && (
          <span className={styles.wrong}>
            <Glyph name="alert" size={16} />
            <Spoken>{formatMessage({ id: 'widget.Form.wrongGroup' })}</Spoken>
          </span>
        )}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: the button is the name of the group, and a legend cannot fold it.
        <div role="group" id={`${id}-fields`} aria-labelledby={`${id}-title`} className={styles.foldFields}>
          {children}
        </div>
      )}
    </div>
  );
}
