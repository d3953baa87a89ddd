import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio/react';
import { useText } from '#engine';
import type { HostQuestion } from '#engine/runtime';
import { Glyph } from '#widgets/kit/icons/Glyph.tsx';
import { Modal } from '#widgets/kit/dialog/Modal.tsx';
import { ModalFrame } from '#widgets/kit/dialog/ModalFrame.tsx';
import { ShellButton } from '../kit/ShellButton.tsx';
import styles from './QuestionDialog.module.css';
import type { Questions, ShellQuestion } from './question-list.ts';

/** Dialogs are 480 px wide unless they say otherwise (SHELL-40). */
const width = 480;

/** What the shell asks by itself. */
const wordsOf = {
  leave: { title: 'app.leave.title', text: 'app.leave.text', ok: 'app.leave.yes', cancel: 'app.leave.no' },
  signOut: { title: 'app.signOut.title', text: 'app.signOut.text', ok: 'app.signOut.yes', cancel: 'app.signOut.no' },
} as const satisfies Record<ShellQuestion, unknown>;

/** Asks one question over everything else. Escape and the cancel button are a no. */
export function QuestionDialog({ questions }: { questions: Questions }): ReactElement | null {
  const text = useText();
  const { current: asked } = useSnapshot(questions.state, { sync: true });
  if (!asked) return null;
  const question = typeof asked === 'string' ? inWords(asked, text) : asked;
  const no = () => questions.answer(false);
  return (
    <Modal id="app-question" place="center" labelledBy="app-question-title" onDismiss={no} style={{ maxWidth: width }}>
      <ModalFrame
        titleId="app-question-title"
        title={question.title ?? text('app.question.title')}
        closeLabel={text('app.question.no')}
        footer={
          <>
            <ShellButton id="app-question-no" label={question.cancel ?? text('app.question.no')} onPress={no} />
            <ShellButton
              id="app-question-yes"
              variant={question.isDanger ? 'danger' : 'primary'}
              label={question.ok ?? text('app.question.yes')}
              onPress={() => questions.answer(true)}
            />
          </>
        }
      >
        <div className={styles.body} data-danger={question.isDanger ?? false}>
          <span className={styles.mark}>
            <Glyph name={question.isDanger ? 'alert' : 'help'} size={20} />
          </span>
          <p className={styles.text}>{question.text}</p>
        </div>
      </ModalFrame>
    </Modal>
  );
}

function inWords(asked: ShellQuestion, text: (key: string) => string): HostQuestion {
  const { title, text: words, ok, cancel } = wordsOf[asked];
  return { title: text(title), text: text(words), ok: text(ok), cancel: text(cancel), isDanger: true };
}
