import { ERRORS_KEY, type MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TitledBy } from './around.ts';
import styles from '../Form.module.css';

/** A value of one of several schemas: which one it is, and its fields. The issues show at these. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps): ReactElement {
  const { formatMessage } = useIntl();
  const variant = isValidElement<{ label?: string }>(selector)
    ? cloneElement(selector, {
        label: selector.props.label || formatMessage({ id: 'widget.Form.variant' }),
        ...(optionSchemaField && { rawErrors: [], errorSchema: { [ERRORS_KEY]: [] } }),
      })
    : selector;
  return (
    <div className={styles.variant}>
      {variant}
      <TitledBy value={true}>{optionSchemaField}</TitledBy>
    </div>
  );
}
