import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { commonKinds } from './kind-menu.ts';
import { KindGlyph } from './KindGlyph.tsx';
import type { AddedKind } from './kind-menu.ts';
import styles from './TableDesign.module.css';
import { useKindTexts } from './texts/useKindTexts.ts';

interface FirstFieldsProps {
  without: ReadonlySet<AddedKind>;
  onAdd: (kind: AddedKind) => void;
}

/** A form without fields: says what to begin with, and offers the commonest kinds. */
export function FirstFields({ without, onAdd }: FirstFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  return (
    <div className={styles.first}>
      <p className={styles.none}>{formatMessage({ id: 'widget.TableDesign.none' })}</p>
      <div className={styles.tools}>
        {commonKinds
          .filter((kind) => !without.has(kind))
          .map((kind) => (
            <button key={kind} type="button" className={field.small} onClick={() => onAdd(kind)}>
              <KindGlyph kind={kind} size={16} />
              {texts.kind(kind)}
            </button>
          ))}
      </div>
    </div>
  );
}
