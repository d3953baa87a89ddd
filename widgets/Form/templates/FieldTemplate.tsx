import { type FieldTemplateProps, getSchemaType, getUiOptions } from '@rjsf/utils';
import { type ReactElement, useContext } from 'react';
import { useIntl } from 'react-intl';
import field from '../../kit/field/field.module.css';
import styles from '../Form.module.css';
import { AdditionalProperty } from './AdditionalProperty.tsx';
import { TitledBy } from './around.ts';
import { Group } from './Group.tsx';

/**
 * The frame of a field. The inputs have their own label, hint and issue, and so have lists; groups of fields get theirs
 * here. A hidden field with an issue says so, for it would stop the form and nothing would tell why.
 */
export function FieldTemplate(given: FieldTemplateProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const titledBy = useContext(TitledBy);
  const { id, label, schema, hidden, rawErrors = [], children } = given;
  if (hidden) {
    if (rawErrors.length === 0) return null;
    return (
      <p className={`${styles.field} ${field.error}`}>
        {formatMessage({ id: 'widget.Form.elsewhere' }, { label, issue: rawErrors.join(' ') })}
      </p>
    );
  }
  return (
    <AdditionalProperty {...given}>
      <div className={styles.field}>
        {isGroup(given) ? (
          <Group
            id={`${id}-group`}
            title={titledBy === true || titledBy === label ? '' : label}
            isPlain={given.fieldPathId.path.length === 0}
            isRequired={given.required ?? false}
            notes={[given.rawDescription, given.rawHelp]}
            issues={given.errors === undefined ? [] : rawErrors}
          >
            <TitledBy value={undefined}>{children}</TitledBy>
          </Group>
        ) : (
          children
        )}
        {getSchemaType(schema) === 'null' && <Nothing {...given} />}
      </div>
    </AdditionalProperty>
  );
}

/** An object whose properties are fields of the form. */
function isGroup({ schema, uiSchema, registry }: FieldTemplateProps): boolean {
  const { field: own } = getUiOptions(uiSchema, registry.globalUiOptions);
  return getSchemaType(schema) === 'object' && (own === undefined || own === 'ObjectField');
}

/** A value that can only be null has nothing to enter. */
function Nothing({ label, rawDescription }: FieldTemplateProps): ReactElement {
  return (
    <>
      {label && <p className={field.label}>{label}</p>}
      {rawDescription && <p className={field.hint}>{rawDescription}</p>}
    </>
  );
}
