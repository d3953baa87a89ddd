import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import buttons from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import styles from '../TableDesign.module.css';
import { useNeed } from '../useNeed.ts';
import { missingValues, mostProposed } from '../proposed-options.ts';

/** What the records hold in one field, as the page has read it. */
export interface Occurring {
  field: string;
  values: readonly string[];
  /** There are more than these. */
  isCut: boolean;
}

interface ProposedOptionsProps {
  id: string;
  /** The field that was saved as a text. */
  field: string;
  options: readonly Schemas['Option'][];
  occurring: Occurring | undefined;
  onNeed: (field: string) => void;
  onUse: (labels: string[]) => void;
}

/** TABLE-28: the values that a text holds are proposed as the options of the choice that it becomes. */
export function ProposedOptions({
  id,
  field,
  options,
  occurring,
  onNeed,
  onUse,
}: ProposedOptionsProps): ReactElement | null {
  const { formatMessage, locale } = useIntl();
  useNeed([field], onNeed);
  const known = occurring?.field === field ? occurring : undefined;
  const missing = missingValues(known?.values ?? [], options);
  if (missing.length === 0) return null;
  const count = missing.length;
  const names = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(missing.slice(0, 5));
  const isMore = (known?.isCut ?? false) || count === mostProposed ? 'yes' : 'no';
  const text = formatMessage({ id: 'widget.TableDesign.proposed' }, { count, names, isMore });
  return (
    <div className={styles.proposed}>
      <p role="status" className={styles.note}>
        {text}
      </p>
      <button type="button" id={id} className={buttons.small} onClick={() => onUse(missing)}>
        <Glyph name="plus" size={16} />
        {formatMessage({ id: 'widget.TableDesign.proposed.use' }, { count })}
      </button>
    </div>
  );
}
