import { ADDITIONAL_PROPERTY_FLAG, buttonId, type FieldTemplateProps } from '@rjsf/utils';
import { type FocusEvent, type KeyboardEvent, type ReactElement, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Field } from '../../kit/field/Field.tsx';
import field from '../../kit/field/field.module.css';
import { useTextCheck } from '../../kit/field/useTextCheck.ts';
import { isComposing } from '../../kit/keys/is-composing.ts';
import styles from '../Form.module.css';
import { SiblingNames } from './around.ts';
import { focusFirst, focusItem } from './focus-items.ts';
import { IconButton } from './IconButton.tsx';

/**
 * A property that the user named, with its name and a button that removes it; any other one is shown as it is. A name counts
 * once it is left: an empty one, and one that another property has, is an issue and changes nothing.
 */
export function AdditionalProperty(given: FieldTemplateProps): ReactElement {
  return ADDITIONAL_PROPERTY_FLAG in given.schema ? <Entry {...given} /> : given.children;
}

/** The issue is shown while the name is typed. */
const noMore = (): undefined => undefined;

/** The property's name is the last part of its path; its label may be another one. */
const nameOf = ({ fieldPathId }: FieldTemplateProps): string => String(fieldPathId.path.at(-1) ?? '');

function Entry(given: FieldTemplateProps): ReactElement {
  const { id, disabled, readonly, onKeyRenameBlur, onRemoveProperty, children } = given;
  const { formatMessage } = useIntl();
  const siblings = useContext(SiblingNames);
  const name = nameOf(given);
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? name;
  const isClosed = Boolean(disabled || readonly);
  const issue =
    shown.trim() === ''
      ? formatMessage({ id: 'widget.Form.nameEmpty' })
      : shown !== name && siblings.includes(shown)
        ? formatMessage({ id: 'widget.Form.nameTaken' }, { name: shown })
        : undefined;
  // Without it the form would be sent with the name of before.
  useTextCheck({
    id: `${id}-key`,
    nodeId: `${id}-key`,
    props: {},
    isWrong: () => issue !== undefined,
    showIssue: noMore,
  });
  const rename = (event: FocusEvent<HTMLInputElement>) => {
    if (issue !== undefined || shown === name) return;
    setDraft(undefined);
    onKeyRenameBlur(event);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    // The name counts as it does when it is left; Enter does not send a form around this one.
    event.preventDefault();
    const value = event.currentTarget.closest('[data-entry]')?.querySelector('[data-entry-value]');
    event.currentTarget.blur();
    requestAnimationFrame(() => focusItem(value));
  };
  const remove = () => {
    const at = siblings.indexOf(name);
    const next = siblings[at + 1] ?? siblings[at - 1] ?? '';
    const parent = id.slice(0, -name.length - 1);
    flushSync(onRemoveProperty);
    focusFirst([buttonId(`${parent}_${next}`, 'remove'), `${parent}-add`]);
  };
  return (
    <div className={styles.entry} data-entry>
      <Field id={`${id}-key`} label={formatMessage({ id: 'widget.Form.propertyName' })} error={issue}>
        {(control) => (
          <input
            {...control}
            className={`${field.box} ${field.input}`}
            data-entry-name
            autoComplete="off"
            disabled={isClosed}
            value={shown}
            onChange={({ target }) => setDraft(target.value)}
            onBlur={rename}
            onKeyDown={keys}
          />
        )}
      </Field>
      <div data-entry-value>{children}</div>
      <IconButton
        id={buttonId(id, 'remove')}
        icon="trash"
        label={formatMessage({ id: 'widget.Form.remove' }, { item: name })}
        disabled={isClosed}
        onClick={remove}
      />
    </div>
  );
}
