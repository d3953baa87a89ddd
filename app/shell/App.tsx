import { type ReactElement, useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { EngineProvider, Skeleton } from '#engine';
import type { EngineHost } from '#engine/core';
import type { App as Shell } from '../create-app.ts';
import { IdleWarning } from '../idle/IdleWarning.tsx';
import { mayLeave } from '../navigation/travel.ts';
import { QuestionDialog } from '../questions/QuestionDialog.tsx';
import { DraftNotice } from '../session/DraftNotice.tsx';
import { SignInAgainDialog } from '../sign-in-again/SignInAgainDialog.tsx';
import { ShellNotice } from '../toasts/ShellNotice.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { readAddress } from '../navigation/router.ts';
import { useValue } from '../value.ts';
import { Failure } from './Failure.tsx';
import { FailureToasts } from './FailureToasts.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScreenView } from './ScreenView.tsx';

/** The whole window: the screen of the present address, and what may lie over it. */
export function App({ app, host }: { app: Shell; host: EngineHost }): ReactElement {
  const env = useValue(app.env);
  // Documents read the environment when they begin: another one, which is rare, begins all of them anew.
  return (
    <EngineProvider key={JSON.stringify(env)} host={host}>
      <BrowserRouter>
        <Navigation app={app} />
      </BrowserRouter>
      <CurrentScreen app={app} />
      <FailureToasts app={app} />
      <ProgressBar isLoading={app.screens.isLoading} />
      <SignInAgainDialog app={app} host={host} />
      <DraftNotice restored={app.draft} toasts={app.toasts} />
      <IdleWarning idle={app.idle} />
      <ShellNotice notice={app.notice} toasts={app.toasts} />
      <QuestionDialog questions={app.questions} />
      <Toasts list={app.toasts} />
    </EngineProvider>
  );
}

/** Ties the browser's address to the screens: either may change first. */
function Navigation({ app }: { app: Shell }): null {
  const navigate = useNavigate();
  const { path, search } = readAddress(useLocation());
  const isBack = useNavigationType() === 'POP';
  useEffect(() => app.router.attach(navigate), [app, navigate]);
  useEffect(() => {
    // The root asks anew whether the workspace is open: the alert pages' "try again" leads here.
    if (path === '/') app.alert.set(undefined);
    const shown = app.screens.screen.get()?.address;
    const isLeft = shown !== undefined && shown.path !== path;
    if (!isBack || !isLeft || !app.leaving.isUnsaved()) return app.screens.visit({ path, search });
    // The browser has gone back already: the page stays, and its address returns when the person does.
    void mayLeave(app).then((isYes) => {
      if (isYes) app.screens.visit({ path, search });
      else app.router.go(shown.path + shown.search);
    });
  }, [app, path, search, isBack]);
  return null;
}

function CurrentScreen({ app }: { app: Shell }): ReactElement | null {
  const screen = useValue(app.screens.screen);
  const failure = useValue(app.screens.failure);
  if (screen) return <ScreenView screen={screen} siteName={app.env.get().platform.platform_name} />;
  return failure ? <Failure error={failure.error} retry={failure.retry} /> : <Skeleton />;
}
