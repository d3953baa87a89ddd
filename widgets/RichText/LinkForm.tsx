import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import styles from './RichText.module.css';

interface LinkFormProps {
  id: string;
  /** The address of the link that is changed; undefined for a new one. */
  link: string | undefined;
  /** False when the address could run code. */
  onApply: (address: string) => boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** The address of a link, under the toolbar. It is no `form` element: it is inside of one. */
export function LinkForm({ id, link, onApply, onRemove, onClose }: LinkFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState(link ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const apply = () => {
    if (address.trim() === '') onClose();
    else setInvalid(!onApply(address));
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The form and the dialog around it would hear them as well.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  return (
    <div className={styles.link}>
      <label htmlFor={id} className={styles.linkLabel}>
        {formatMessage({ id: 'widget.RichText.address' })}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was asked for.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- it was asked for.
        className={styles.address}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setInvalid(false);
        }}
        onKeyDown={keys}
      />
      <button type="button" className={field.small} onClick={apply}>
        {formatMessage({ id: 'widget.RichText.apply' })}
      </button>
      {link !== undefined && (
        <button type="button" className={field.small} onClick={onRemove}>
          {formatMessage({ id: 'widget.RichText.unlink' })}
        </button>
      )}
      <button type="button" className={field.small} onClick={onClose}>
        {formatMessage({ id: 'widget.RichText.cancel' })}
      </button>
      {isInvalid && (
        <p id={`${id}-error`} className={styles.refused} role="alert">
          {formatMessage({ id: 'widget.RichText.refused' })}
        </p>
      )}
    </div>
  );
}
