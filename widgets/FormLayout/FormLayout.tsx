import type { FormEvent, ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { keepNames } from '../kit/field/keep-names.ts';
import type { FormLayoutEvents, FormLayoutProps } from '../generated/types.ts';
import sections from '../kit/sections/sections.module.css';
import styles from './FormLayout.module.css';
import { FormBusy } from './form-busy.ts';

/** A native form: the browser's own Enter, autofill and password store work. Checking is the document's. */
export function FormLayout({
  id,
  props,
  busy,
  emit,
  slot,
  hasSlot,
}: WidgetProps<FormLayoutProps, FormLayoutEvents>): ReactElement {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) emit('submit', null);
  };
  return (
    <FormBusy value={busy}>
      <form
        ref={keepNames}
        id={id}
        className={styles.form}
        aria-label={props.label}
        aria-busy={busy || undefined}
        noValidate
        data-gap={props.gap ?? 'md'}
        onSubmit={submit}
      >
        <div className={`${styles.fields} ${sections.sections}`} data-columns={props.columns ?? 1}>
          {slot('default')}
        </div>
        {hasSlot('actions') && <div className={styles.actions}>{slot('actions')}</div>}
      </form>
    </FormBusy>
  );
}
