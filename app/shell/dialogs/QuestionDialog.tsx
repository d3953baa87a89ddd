import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio/react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import type { HostQuestion } from '#engine/runtime';
import { Glyph } from '#widgets/kit/icons/Glyph.tsx';
import { Modal } from '#widgets/kit/dialog/Modal.tsx';
import { ModalFrame } from '#widgets/kit/dialog/ModalFrame.tsx';
import { ShellButton } from '../kit/ShellButton.tsx';
import styles from './QuestionDialog.module.css';
import type { Questions, ShellQuestion } from './question-list.ts';

/** What the shell asks by itself. */
const messagesOf = {
  leave: defineMessages({
    title: { id: 'app.leave.title' },
    text: { id: 'app.leave.text' },
    ok: { id: 'app.leave.yes' },
    cancel: { id: 'app.leave.no' },
  }),
  signOut: defineMessages({
    title: { id: 'app.signOut.title' },
    text: { id: 'app.signOut.text' },
    ok: { id: 'app.signOut.yes' },
    cancel: { id: 'app.signOut.no' },
  }),
} satisfies Record<ShellQuestion, unknown>;

/** Asks one question over everything else. Escape and the cancel button are a no. */
export function QuestionDialog({ questions }: { questions: Questions }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { current: asked } = useSnapshot(questions.state, { sync: true });
  if (!asked) return null;
  const question = typeof asked === 'string' ? localize(asked, formatMessage) : asked;
  const no = () => questions.answer(false);
  return (
    <Modal id="app-question" side="center" labelledBy="app-question-title" onDismiss={no}>
      <ModalFrame
        titleId="app-question-title"
        title={question.title ?? formatMessage({ id: 'app.question.title' })}
        closeLabel={formatMessage({ id: 'app.question.no' })}
        footer={
          <>
            <ShellButton
              id="app-question-no"
              label={question.cancel ?? formatMessage({ id: 'app.question.no' })}
              onPress={no}
            />
            {question.other !== undefined && (
              <ShellButton id="app-question-other" label={question.other} onPress={() => questions.answer('other')} />
            )}
            <ShellButton
              id="app-question-yes"
              variant={question.isDanger ? 'danger' : 'primary'}
              label={question.ok ?? formatMessage({ id: 'app.question.yes' })}
              onPress={() => questions.answer(true)}
            />
          </>
        }
      >
        <div className={styles.body} data-danger={question.isDanger ?? false}>
          <span className={styles.mark}>
            <Glyph name={question.isDanger ? 'alert' : 'help'} size={20} />
          </span>
          <div className={styles.text}>
            {question.names && question.names.length > 0 && <Names names={question.names} />}
            <p>{question.text}</p>
          </div>
        </div>
      </ModalFrame>
    </Modal>
  );
}

/** How many names are shown. */
const shownNames = 5;

/** What a question is about: the first by name, and the number of the others. */
function Names({ names }: { names: readonly string[] }): ReactElement {
  const { formatMessage } = useIntl();
  const others = names.length - shownNames;
  return (
    <ul className={styles.names}>
      {names.slice(0, shownNames).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name, and the list does not change.
        <li key={index}>{name}</li>
      ))}
      {others > 0 && <li>{formatMessage({ id: 'app.question.others' }, { count: others })}</li>}
    </ul>
  );
}

function localize(asked: ShellQuestion, formatMessage: IntlShape['formatMessage']): HostQuestion {
  const { title, text, ok, cancel } = messagesOf[asked];
  return {
    title: formatMessage(title),
    text: formatMessage(text),
    ok: formatMessage(ok),
    cancel: formatMessage(cancel),
    isDanger: true,
  };
}
