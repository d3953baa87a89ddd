import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { EngineProvider, Skeleton } from '#engine';
import type { EngineHost } from '#engine/runtime';
import type { ScreenState } from '../router/screens.ts';
import type { SessionFacts } from '../session/facts.ts';
import { Failure } from './Failure.tsx';
import type { LayoutsProps } from './Layouts.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScreenView } from './ScreenView.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import type { ToastList } from './toasts/toast-list.ts';

interface AppProps {
  screens: { state: ScreenState };
  /** What shows pages inside their layouts, once it is loaded. */
  layouts: () => ComponentType<LayoutsProps> | undefined;
  facts: SessionFacts;
  toasts: ToastList;
  host: EngineHost;
  /** The shell's dialogs. */
  dialogs: ReactNode;
}

/** The whole window: the screen of the present address, and what may lie over it. */
export function App({ screens: { state }, layouts, facts, toasts, host, dialogs }: AppProps): ReactElement {
  const { env } = useSnapshot(facts, { sync: true });
  // Documents read the environment when they start: another one, which is rare, starts all of them again.
  return (
    <EngineProvider key={JSON.stringify(env)} host={host}>
      <CurrentScreen state={state} siteName={env.platform.platform_name} layouts={layouts} />
      <ProgressBar state={state} />
      {dialogs}
      <Toasts list={toasts} />
    </EngineProvider>
  );
}

type CurrentScreenProps = { state: ScreenState; siteName: string } & Pick<AppProps, 'layouts'>;

function CurrentScreen({ state, siteName, layouts }: CurrentScreenProps): ReactElement | null {
  const { screen, failure } = useSnapshot(state, { sync: true });
  if (screen) return <ScreenView screen={screen} siteName={siteName} Layouts={layouts()} />;
  return failure ? <Failure error={failure.error} retry={failure.retry} /> : <Skeleton />;
}
