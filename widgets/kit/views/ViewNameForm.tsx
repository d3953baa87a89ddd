import { isComposing } from '../keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, type ToggleEvent, useCallback, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import button from '../../Button/Button.module.css';
import { Field } from '../field/Field.tsx';
import field from '../field/field.module.css';
import { longestName, type NameIssue } from './view-name.ts';
import styles from './views-button.module.css';

interface ViewNameFormProps {
  id: string;
  title: string;
  /** The name in the field at first. */
  start: string;
  position: (panel: HTMLElement) => void;
  issueOf: (name: string) => NameIssue | undefined;
  /** It is closed already; the focus is back. */
  onClose: () => void;
  onName: (name: string) => void;
}

const issueMessages = defineMessages({
  empty: { id: 'widget.Table.viewNameEmpty' },
  taken: { id: 'widget.Table.viewNameTaken' },
});

/** Asks for the name of a view, in the top layer. No `form` element: the table may be inside of one. */
export function ViewNameForm({
  id,
  title,
  start,
  position,
  issueOf,
  onClose,
  onName,
}: ViewNameFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(start);
  const [issue, setIssue] = useState<NameIssue>();
  const show = useCallback(
    (panel: HTMLDivElement | null) => {
      if (!panel) return;
      panel.showPopover();
      position(panel);
      panel.querySelector('input')?.select();
    },
    [position],
  );
  const close = () => document.getElementById(id)?.hidePopover();
  const answer = () => {
    const found = issueOf(name);
    setIssue(found);
    if (found) document.getElementById(`${id}-field`)?.focus();
    else onName(name.trim());
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Escape') return;
    // A dialog around it would hear the key as well, and close with it.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the panel as a whole.
    <div
      ref={show}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={styles.form}
      onKeyDown={keys}
      onToggle={(event: ToggleEvent) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      <Field
        id={`${id}-field`}
        label={formatMessage({ id: 'widget.Table.viewName' })}
        error={issue && formatMessage(issueMessages[issue])}
        required
      >
        {(control) => (
          <div className={field.box}>
            <input
              {...control}
              className={field.input}
              autoComplete="off"
              maxLength={longestName}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setIssue(undefined);
              }}
              onKeyDown={(event) => {
                // While a word is being composed, Enter ends the word.
                if (event.key !== 'Enter' || isComposing(event)) return;
                event.preventDefault();
                answer();
              }}
            />
          </div>
        )}
      </Field>
      <div className={styles.answers}>
        <button type="button" className={button.button} data-variant="secondary" data-size="sm" onClick={close}>
          {formatMessage({ id: 'widget.Table.cancelName' })}
        </button>
        <button type="button" className={button.button} data-variant="primary" data-size="sm" onClick={answer}>
          {formatMessage({ id: 'widget.Table.saveView' })}
        </button>
      </div>
    </div>
  );
}
