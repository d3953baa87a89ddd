import type { UnsupportedFieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import styles from '../Form.module.css';

interface UnshownProps {
  id: string;
  label: string | undefined;
}

/** In place of a field that cannot be shown. */
export function Unshown({ id, label }: UnshownProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <p id={id} className={styles.unshown}>
      <Glyph name="alert" size={16} />
      <span>
        {label
          ? formatMessage({ id: 'widget.Form.unshown' }, { label })
          : formatMessage({ id: 'widget.Form.unshownPart' })}
      </span>
    </p>
  );
}

/** The same for a schema that RJSF has no field for. */
export function UnsupportedFieldTemplate({ schema, fieldPathId }: UnsupportedFieldProps): ReactElement {
  return <Unshown id={fieldPathId?.$id ?? ''} label={schema.title ?? String(fieldPathId?.path.at(-1) ?? '')} />;
}
