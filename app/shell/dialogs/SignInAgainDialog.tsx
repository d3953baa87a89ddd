import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio/react';
import { EngineProvider, PageView, Skeleton } from '#engine';
import type { EngineHost } from '#engine/runtime';
import { Modal } from '#widgets/kit/dialog/Modal.tsx';
import { ModalFrame } from '#widgets/kit/dialog/ModalFrame.tsx';
import type { PageTable } from '../../router/page-table.ts';
import { ShellButton } from '../kit/ShellButton.tsx';
import { comeBack, dismiss } from '../../session/follow-session.ts';
import styles from './SignInAgainDialog.module.css';
import { loadSignInForm, type SignInForm, type SignInFormParts } from './sign-in-form.ts';
import { createSignInHost, type SignInHostParts } from './sign-in-host.ts';

interface SignInAgainProps {
  parts: SignInHostParts & SignInFormParts & { table: Pick<PageTable, 'entry'> };
  host: EngineHost;
}

/** SESS-17, SESS-18: the sign-in form over the page whose session was lost; one, for as long as the page waits. */
export function SignInAgainDialog({ parts, host }: SignInAgainProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { lost, failure: signInFailure } = useSnapshot(parts.signInAgain.state, { sync: true });
  if (!lost || (lost.isBack && signInFailure === undefined)) return null;
  const close = () => void dismiss(parts);
  return (
    <Modal id="app-sign-in" side="center" labelledBy="app-sign-in-title">
      <ModalFrame
        titleId="app-sign-in-title"
        title={parts.table.entry('session.signInAgain')?.title[parts.facts.locale] ?? ''}
        closeLabel={formatMessage({ id: 'app.signIn.close' })}
        onClose={close}
      >
        <Content parts={parts} host={host} username={lost.username} />
      </ModalFrame>
    </Modal>
  );
}

function Content({ parts, host, username }: SignInAgainProps & { username: string }): ReactElement {
  const { failure: signInFailure } = useSnapshot(parts.signInAgain.state, { sync: true });
  const { form, failure, load } = useForm(parts);
  const [turn] = useState(freshTurn);
  const inner = useMemo(() => createSignInHost(parts, host), [parts, host]);
  if (signInFailure !== undefined) return <FailedAttempt message={signInFailure} retry={() => void comeBack(parts)} />;
  if (failure !== undefined) return <FailedAttempt message={failure} retry={load} />;
  if (!form) return <Skeleton />;
  return (
    <EngineProvider host={inner}>
      <PageView
        document={form.frame}
        outlet={<PageView document={form.form} params={{ place: 'dialog', username, turn }} />}
      />
    </EngineProvider>
  );
}

/**
 * Digits before the number of the form's picture: a browser shows a picture that this window has had before without asking
 * for it, and its code is spent. They fit what `getCaptcha` takes as `turn`.
 */
function freshTurn(): string {
  return String(100_000 + (Math.floor(Date.now() / 1000) % 100_000));
}

/** The form once it is loaded, or why loading failed. */
function useForm(parts: SignInFormParts) {
  const [form, setForm] = useState<SignInForm>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another attempt
  useEffect(() => {
    let isOver = false;
    loadSignInForm(parts).then(
      (loaded) => !isOver && setForm(loaded),
      (error: unknown) => !isOver && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isOver = true;
    };
  }, [parts, turn]);
  const load = (): void => {
    setFailure(undefined);
    setTurn((last) => last + 1);
  };
  return { form, failure, load };
}

function FailedAttempt({ message, retry }: { message: string; retry: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.problem} role="alert">
      <p className={styles.words}>{message}</p>
      <ShellButton
        id="app-sign-in-retry"
        variant="primary"
        label={formatMessage({ id: 'app.failure.retry' })}
        onPress={retry}
      />
    </div>
  );
}
