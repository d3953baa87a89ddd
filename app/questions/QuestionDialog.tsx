import { type ReactElement, useEffect, useRef } from 'react';
import { useText } from '#engine';
import { Glyph } from '#widgets/icons/Glyph.tsx';
import { ShellButton } from '../shell/ShellButton.tsx';
import { useValue } from '../value.ts';
import styles from './QuestionDialog.module.css';
import type { Questions } from './question-list.ts';

/** Asks one question over everything else. Escape and the cancel button are a no. */
export function QuestionDialog({ questions }: { questions: Questions }): ReactElement {
  const text = useText();
  const question = useValue(questions.current);
  const dialog = useRef<HTMLDialogElement>(null);

  // The browser's own modal dialog keeps the focus inside, makes the page inert and gives the focus back.
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby="app-question-title"
      aria-describedby="app-question-text"
      data-danger={question?.isDanger ?? false}
      onCancel={(event) => {
        event.preventDefault();
        questions.answer(false);
      }}
    >
      {question && (
        <>
          <div className={styles.body}>
            <span className={styles.mark}>
              <Glyph name={question.isDanger ? 'alert' : 'help'} size={20} />
            </span>
            <h2 id="app-question-title" className={styles.title}>
              {question.title ?? text('app.question.title')}
            </h2>
            <p id="app-question-text" className={styles.text}>
              {question.text}
            </p>
          </div>
          <div className={styles.actions}>
            <ShellButton
              id="app-question-no"
              label={question.cancel ?? text('app.question.no')}
              onPress={() => questions.answer(false)}
            />
            <ShellButton
              id="app-question-yes"
              variant={question.isDanger ? 'danger' : 'primary'}
              label={question.ok ?? text('app.question.yes')}
              onPress={() => questions.answer(true)}
            />
          </div>
        </>
      )}
    </dialog>
  );
}
