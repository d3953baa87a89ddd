import { type ReactElement, useEffect, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { EngineHost } from '#engine/runtime';
import type { App } from '../prerender/create-app.ts';
import { IdleWarning } from './dialogs/IdleWarning.tsx';
import { readAddress } from '../router/router.ts';
import { mayLeave } from '../router/travel.ts';
import { QuestionDialog } from './dialogs/QuestionDialog.tsx';
import { useValue } from '../router/value.ts';
import { DraftNotice } from './toasts/DraftNotice.tsx';
import { ShellNotice } from './toasts/ShellNotice.tsx';
import { SignInAgainDialog } from './dialogs/SignInAgainDialog.tsx';

/** What stands around the screen once it is there: the router, and the dialogs of the shell. */
export function Surroundings({ app, host }: { app: App; host: EngineHost }): ReactElement {
  const hasTexts = useWholeTexts(app);
  const idle = useValue(app.idle);
  return (
    <>
      <BrowserRouter>
        <Navigation app={app} />
      </BrowserRouter>
      <DraftNotice restored={app.draft} toasts={app.toasts} />
      <ShellNotice notice={app.notice} toasts={app.toasts} />
      {hasTexts && (
        <>
          <SignInAgainDialog app={app} host={host} />
          {idle && <IdleWarning idle={idle} />}
          <QuestionDialog questions={app.questions} />
        </>
      )}
    </>
  );
}

/** Milliseconds after which texts that did not arrive are asked for anew. */
const pause = 5000;

/** Fetches the texts that the entry page did not bring, and shows the screen with them. True once they are here. */
function useWholeTexts({ texts, locale, screens, view }: App): boolean {
  const [isHere, setHere] = useState(() => texts.isWhole(locale.get()));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isHere) return undefined;
    let timer: number | undefined;
    texts.load(locale.get()).then(
      () => {
        screens.again();
        setHere(true);
      },
      (error: unknown) => {
        console.warn(error);
        timer = view.setTimeout(() => setAttempt(attempt + 1), pause);
      },
    );
    return () => view.clearTimeout(timer);
  }, [isHere, attempt, texts, locale, screens, view]);
  return isHere;
}

/** Ties the browser's address to the screens: either may change first. */
function Navigation({ app }: { app: App }): null {
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
