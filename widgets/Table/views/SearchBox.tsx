import { isComposing } from '../../kit/keys/is-composing.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '../../kit/field/useDraft.ts';
import { useSettled } from '../../kit/field/useSettled.ts';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import styles from './TableBar.module.css';

interface SearchBoxProps {
  label: string | undefined;
  search: string;
  /** Milliseconds of rest after which typed text counts. */
  pause: number;
  onChange: (search: string) => void;
}

/** The search over all columns. Enter searches at once. */
export function SearchBox({ label, search, pause, onChange }: SearchBoxProps): ReactElement {
  const { formatMessage } = useIntl();
  const settle = useSettled();
  const [draft, setDraft] = useDraft(search, undefined);
  const name = label ?? formatMessage({ id: 'widget.Table.search' });
  return (
    <span className={styles.search}>
      <Glyph name="search" size={16} />
      <input
        type="search"
        aria-label={name}
        placeholder={name}
        value={draft}
        onChange={(event) => {
          const typed = event.target.value;
          setDraft(typed);
          settle(() => onChange(typed), pause);
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter' && draft !== search) settle(() => onChange(draft), 0);
        }}
      />
      {draft !== '' && (
        <button
          type="button"
          aria-label={formatMessage({ id: 'widget.Table.clearSearch' })}
          onClick={() => {
            setDraft('');
            settle(() => onChange(''), 0);
          }}
        >
          <Glyph name="x" size={14} />
        </button>
      )}
    </span>
  );
}
