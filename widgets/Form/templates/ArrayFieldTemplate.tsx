import { type ArrayFieldTemplateProps, buttonId, getUiOptions, isFixedItems } from '@rjsf/utils';
import { type MouseEvent, type ReactElement, useContext, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import field from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import styles from '../Form.module.css';
import { ListContext, TitledBy } from './around.ts';
import { focusItem } from './focus-items.ts';
import { Group } from './Group.tsx';

/** A list of fields or groups: title, description, items and the button that adds one, with the issues of the list as a whole. */
export function ArrayFieldTemplate(given: ArrayFieldTemplateProps): ReactElement {
  const { items, canAdd, onAddClick, fieldPathId, uiSchema, schema, title, rawErrors = [], required, registry } = given;
  const { formatMessage } = useIntl();
  const titledBy = useContext(TitledBy);
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const own = options.title ?? title ?? '';
  const isFixed = isFixedItems(schema);
  const list = useMemo(() => ({ title: own, isFixed }), [own, isFixed]);
  const id = `${fieldPathId.$id}-group`;
  const isClosed = Boolean(given.disabled || given.readonly);
  const add = (event: MouseEvent) => {
    flushSync(() => onAddClick(event));
    focusItem(document.getElementById(`${id}-items`)?.lastElementChild);
  };
  return (
    <Group
      id={id}
      title={titledBy === true || titledBy === own || options.label === false ? '' : own}
      isPlain={fieldPathId.path.length === 0}
      isRequired={required ?? false}
      notes={[options.description ?? schema.description, options.help]}
      issues={rawErrors}
    >
      <ListContext value={list}>
        <TitledBy value={undefined}>
          {items.length === 0 ? (
            <p className={field.hint}>{formatMessage({ id: 'widget.Form.emptyList' })}</p>
          ) : (
            <ul id={`${id}-items`} className={styles.items}>
              {items}
            </ul>
          )}
        </TitledBy>
      </ListContext>
      {canAdd && (
        <button
          type="button"
          id={buttonId(fieldPathId, 'add')}
          className={`${field.small} ${styles.add}`}
          disabled={isClosed}
          aria-label={own ? formatMessage({ id: 'widget.Form.addTo' }, { list: own }) : undefined}
          onClick={add}
        >
          <Glyph name="plus" size={16} />
          {formatMessage({ id: 'widget.Form.add' })}
        </button>
      )}
    </Group>
  );
}
