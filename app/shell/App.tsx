import type { ReactElement } from 'react';
import { EngineProvider, Skeleton } from '#engine';
import type { EngineHost } from '#engine/runtime';
import type { App as Shell } from '../prerender/create-app.ts';
import { Toasts } from './toasts/Toasts.tsx';
import { useValue } from '../router/value.ts';
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
      <CurrentScreen app={app} />
      <FailureToasts app={app} />
      <ProgressBar isLoading={app.screens.isLoading} />
      <Around app={app} host={host} />
      <Toasts list={app.toasts} />
    </EngineProvider>
  );
}

/** What lies around the screen: its code comes after the screen, when nobody is signed in. */
function Around({ app, host }: { app: Shell; host: EngineHost }): ReactElement | null {
  const rest = useValue(app.rest.here);
  return rest ? <rest.Surroundings app={app} host={host} /> : null;
}

function CurrentScreen({ app }: { app: Shell }): ReactElement | null {
  const screen = useValue(app.screens.screen);
  const failure = useValue(app.screens.failure);
  if (screen) return <ScreenView screen={screen} siteName={app.env.get().platform.platform_name} />;
  return failure ? <Failure error={failure.error} retry={failure.retry} /> : <Skeleton />;
}
