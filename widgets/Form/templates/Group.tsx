import type { ReactElement, ReactNode } from 'react';
import field from '../../kit/field/field.module.css';
import sectionStyles from '../../kit/sections/sections.module.css';
import styles from '../Form.module.css';

interface GroupProps {
  id: string;
  title: string;
  /** The title stands above it already, or it is the whole form: no frame and no indentation. */
  isPlain?: boolean;
  isRequired?: boolean;
  /** What it is for, and how it is filled in; under the title. */
  notes: readonly (string | undefined)[];
  /** Issues of the group as a whole, such as too few items. */
  issues: readonly string[];
  children: ReactNode;
}

/** Fields that belong together, or the items of a list: their title, what it is for, and the issues of them as a whole. */
export function Group({ id, title, isPlain, isRequired, notes, issues, children }: GroupProps): ReactElement {
  const lines = notes.filter((line) => line !== undefined && line !== '');
  const described = [issues.length > 0 && `${id}-error`, lines.length > 0 && `${id}-notes`].filter(Boolean).join(' ');
  const isWrong = issues.length > 0 || undefined;
  const inside = (
    <>
      {lines.length > 0 && (
        <div id={`${id}-notes`} className={styles.notes}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {children}
      {issues.length > 0 && (
        <div id={`${id}-error`} className={styles.issues}>
          {issues.map((issue) => (
            <p key={issue} className={field.error}>
              {issue}
            </p>
          ))}
        </div>
      )}
    </>
  );
  // The focus comes here when the group as a whole is what is wrong.
  const shared = { id, 'data-invalid': isWrong, 'aria-describedby': described || undefined, tabIndex: isWrong && -1 };
  if (title === '') {
    return (
      <div {...shared} role={isWrong && 'group'} className={`${styles.plain} ${sectionStyles.sections}`}>
        {inside}
      </div>
    );
  }
  return (
    <fieldset {...shared} className={`${isPlain ? styles.plain : styles.group} ${sectionStyles.sections}`}>
      <legend className={styles.title}>
        {title}
        {isRequired && (
          <span className={field.required} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {inside}
    </fieldset>
  );
}
