import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { EngineProvider, Skeleton } from '#engine';
import type { EngineHost } from '#engine/runtime';
import type { ScreenState } from '../router/screens.ts';
import type { SessionFacts } from '../session/facts.ts';
import { Failure } from './Failure.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScreenView } from './ScreenView.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import type { ToastList } from './toasts/toast-list.ts';

interface AppProps {
  screens: { state: ScreenState };
  facts: SessionFacts;
  toasts: ToastList;
  host: EngineHost;
  /** The shell's dialogs. */
  dialogs: ReactNode;
}

/** The whole window: the screen of the present address, and what may lie over it. */
export function App({ screens: { state }, facts, toasts, host, dialogs }: AppProps): ReactElement {
  const { env } = useSnapshot(facts, { sync: true });
  // Documents read the environment when they start: another one, which is rare, starts all of them again.
  return (
    <EngineProvider key={JSON.stringify(env)} host={host}>
      <CurrentScreen state={state} siteName={env.platform.platform_name} />
      <ProgressBar state={state} />
      {dialogs}
      <Toasts list={toasts} />
    </EngineProvider>
  );
}

function CurrentScreen({ state, siteName }: { state: ScreenState; siteName: string }): ReactElement | null {
  const { screen, failure } = useSnapshot(state, { sync: true });
  if (screen) return <ScreenView screen={screen} siteName={siteName} />;
  return failure ? <Failure error={failure.error} retry={failure.retry} /> : <Skeleton />;
}
