import type { ReactElement, ReactNode } from 'react';
import spoken from '../spoken/Spoken.module.css';
import styles from './field.module.css';

/** What a control has to carry, so that its label, hint and error belong to it. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  id: string;
  label?: string | undefined;
  /** The label is only for screen readers. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** The control is no single element: the label becomes the legend of a group. */
  group?: boolean;
  /** The control has its label beside it: hint and error are below that label. */
  indent?: 'box' | 'track' | undefined;
  /** Beside the label, at its end. */
  aside?: ReactNode;
  /** Below everything: other ways to answer. */
  after?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, hint and error, tied together. */
export function Field(props: FieldProps): ReactElement {
  return fieldFrame(props, props.children);
}

const requiredMark = (
  <span key="required" className={styles.required} aria-hidden="true">
    *
  </span>
);

/**
 * The same, for inputs that render it as a part of themselves: a component less at each key, and in each of the five hundred
 * fields of a page.
 */
export function fieldFrame(props: Omit<FieldProps, 'children'>, children: FieldProps['children']): ReactElement {
  const { id, label, hint, error, required, group, aside } = props;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const control: ControlAttributes = {
    id,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  const name = { id: `${id}-label`, className: props.labelHidden ? spoken.spoken : styles.label };
  const words = required ? [label, requiredMark] : label;
  const title =
    label &&
    (group ? (
      <span {...name}>{words}</span>
    ) : (
      <label {...name} htmlFor={id}>
        {words}
      </label>
    ));
  return (
    <div className={styles.field} data-indent={props.indent}>
      {title && aside ? (
        <div className={styles.labels}>
          {title}
          {aside}
        </div>
      ) : (
        title
      )}
      {children(control)}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {props.after}
    </div>
  );
}
