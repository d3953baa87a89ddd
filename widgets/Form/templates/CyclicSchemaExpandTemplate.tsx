import type { CyclicSchemaExpandProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import field from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import styles from '../Form.module.css';

/** A schema that contains itself would have no end: each further level is shown when it is asked for. */
export function CyclicSchemaExpandTemplate({
  name,
  schema,
  fieldPathId,
  onExpand,
}: CyclicSchemaExpandProps): ReactElement {
  const { formatMessage } = useIntl();
  const id = fieldPathId.$id;
  return (
    <button
      type="button"
      id={`${id}-button`}
      className={`${field.small} ${styles.add}`}
      aria-expanded={false}
      onClick={() => onExpand(id)}
    >
      <Glyph name="chevron-right" size={16} />
      {formatMessage({ id: 'widget.Form.expand' }, { label: schema.title ?? name })}
    </button>
  );
}
