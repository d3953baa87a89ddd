import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import type { AddedKind } from './new-kinds.ts';
import styles from './TableDesign.module.css';
import { useKindTexts } from './texts/useKindTexts.ts';

/** The kinds that most tables have. */
const common = ['text', 'number', 'date', 'select', 'user'] as const satisfies readonly AddedKind[];

/** A form without fields: says what to begin with, and offers the commonest kinds. */
export function FirstFields({ onAdd }: { onAdd: (kind: AddedKind) => void }): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  return (
    <div className={styles.first}>
      <p className={styles.none}>{formatMessage({ id: 'widget.TableDesign.none' })}</p>
      <div className={styles.tools}>
        {common.map((kind) => (
          <button key={kind} type="button" className={field.small} onClick={() => onAdd(kind)}>
            <Glyph name="plus" size={16} />
            {texts.kind(kind)}
          </button>
        ))}
      </div>
    </div>
  );
}
