import { type ArrayFieldItemTemplateProps, buttonId, getSchemaType } from '@rjsf/utils';
import { type MouseEvent, type ReactElement, useContext } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import styles from '../Form.module.css';
import { itemTitle } from './item-title.ts';
import { ListContext } from './around.ts';
import { focusFirst } from './focus-items.ts';
import { IconButton } from './IconButton.tsx';

/**
 * An item of a list with its buttons, whose names say which item they move or remove. The focus stays with an item that was
 * moved, and goes to the next one where an item was removed.
 */
export function ArrayFieldItemTemplate(given: ArrayFieldItemTemplateProps): ReactElement {
  const { children, buttonsProps, hasToolbar, index, totalItems, schema, uiSchema, disabled, readonly } = given;
  const { fieldPathId, hasCopy, hasMoveDown, hasMoveUp, hasRemove } = buttonsProps;
  const { formatMessage } = useIntl();
  const list = useContext(ListContext);
  const item = itemTitle({ list, schema, uiSchema, index }, formatMessage);
  const isClosed = Boolean(disabled || readonly);
  /** The id of a button of the item at an index of this list. */
  const at = (position: number, kind: 'moveUp' | 'moveDown' | 'remove'): string =>
    buttonId(`${fieldPathId.$id.slice(0, -String(index).length)}${position}`, kind);
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => (by < 0 ? buttonsProps.onMoveUpItem : buttonsProps.onMoveDownItem)(event));
    const kinds = by < 0 ? (['moveUp', 'moveDown'] as const) : (['moveDown', 'moveUp'] as const);
    focusFirst(kinds.map((kind) => at(index + by, kind)));
  };
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => buttonsProps.onRemoveItem(event));
    const parent = fieldPathId.$id.slice(0, -String(index).length - 1);
    focusFirst([at(Math.min(index, totalItems - 2), 'remove'), buttonId(parent, 'add')]);
  };
  const type = getSchemaType(schema);
  return (
    <li className={styles.item} data-group={type === 'object' || type === 'array' || undefined}>
      <div className={styles.itemFields}>{children}</div>
      {hasToolbar && (
        <div className={styles.itemButtons}>
          {(hasMoveUp || hasMoveDown) && (
            <>
              <IconButton
                id={buttonId(fieldPathId, 'moveUp')}
                icon="arrow-up"
                label={formatMessage({ id: 'widget.Form.moveUp' }, { item })}
                disabled={isClosed || !hasMoveUp}
                onClick={move(-1)}
              />
              <IconButton
                id={buttonId(fieldPathId, 'moveDown')}
                icon="arrow-down"
                label={formatMessage({ id: 'widget.Form.moveDown' }, { item })}
                disabled={isClosed || !hasMoveDown}
                onClick={move(1)}
              />
            </>
          )}
          {hasCopy && (
            <IconButton
              id={buttonId(fieldPathId, 'copy')}
              icon="copy"
              label={formatMessage({ id: 'widget.Form.copy' }, { item })}
              disabled={isClosed}
              onClick={buttonsProps.onCopyItem}
            />
          )}
          {hasRemove && (
            <IconButton
              id={buttonId(fieldPathId, 'remove')}
              icon="trash"
              label={formatMessage({ id: 'widget.Form.remove' }, { item })}
              disabled={isClosed}
              onClick={remove}
            />
          )}
        </div>
      )}
    </li>
  );
}
