import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { EngineProvider, PageView, Skeleton } from '#engine';
import type { EngineHost } from '#engine/runtime';
import { Modal } from '#widgets/kit/dialog/Modal.tsx';
import { ModalFrame } from '#widgets/kit/dialog/ModalFrame.tsx';
import type { App } from '../create-app.ts';
import { ShellButton } from '../shell/ShellButton.tsx';
import { useValue } from '../value.ts';
import { comeBack, dismiss } from './follow-session.ts';
import type { LostSession } from './lost-session.ts';
import styles from './SignInAgainDialog.module.css';
import { loadSignInForm, type SignInForm } from './sign-in-form.ts';
import { createSignInHost } from './sign-in-host.ts';

/** Dialogs are 480 px wide unless they say otherwise (SHELL-40). */
const width = 480;

/** SESS-17, SESS-18: the sign-in form over the page whose session was lost; one, for as long as the page waits. */
export function SignInAgainDialog({ app, host }: { app: App; host: EngineHost }): ReactElement | null {
  const { formatMessage } = useIntl();
  const lost = useValue(app.signInAgain.lost);
  const problem = useValue(app.signInAgain.problem);
  if (!lost || (lost.isBack && problem === undefined)) return null;
  const close = () => void dismiss(app);
  return (
    <Modal id="app-sign-in" place="center" labelledBy="app-sign-in-title" style={{ maxWidth: width }}>
      <ModalFrame
        titleId="app-sign-in-title"
        title={app.table.entry('session.signInAgain')?.title[app.locale.get()] ?? ''}
        closeLabel={formatMessage({ id: 'app.signIn.close' })}
        onClose={close}
      >
        <Content app={app} host={host} lost={lost} />
      </ModalFrame>
    </Modal>
  );
}

function Content({ app, host, lost }: { app: App; host: EngineHost; lost: LostSession }): ReactElement {
  const problem = useValue(app.signInAgain.problem);
  const { form, failure, load } = useForm(app);
  const [turn] = useState(freshTurn);
  const inner = useMemo(() => createSignInHost(app, host), [app, host]);
  if (problem !== undefined) return <Problem words={problem} retry={() => void comeBack(app)} />;
  if (failure !== undefined) return <Problem words={failure} retry={load} />;
  if (!form) return <Skeleton />;
  return (
    <EngineProvider host={inner}>
      <PageView
        document={form.frame}
        outlet={<PageView document={form.form} params={{ place: 'dialog', username: lost.username, turn }} />}
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

/** The form as soon as it is here, or why it is not. */
function useForm(app: App) {
  const [form, setForm] = useState<SignInForm>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    let isOver = false;
    loadSignInForm(app).then(
      (loaded) => !isOver && setForm(loaded),
      (error: unknown) => !isOver && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isOver = true;
    };
  }, [app, turn]);
  const load = (): void => {
    setFailure(undefined);
    setTurn((last) => last + 1);
  };
  return { form, failure, load };
}

function Problem({ words, retry }: { words: string; retry: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.problem} role="alert">
      <p className={styles.words}>{words}</p>
      <ShellButton
        id="app-sign-in-retry"
        variant="primary"
        label={formatMessage({ id: 'app.failure.retry' })}
        onPress={retry}
      />
    </div>
  );
}
