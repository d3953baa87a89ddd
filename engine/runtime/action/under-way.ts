import type { HostProgress } from '../host/client.ts';
import { statePath } from './argument.ts';
import type { ActionRuntime } from '../scope/action.ts';

/** Writes how far something is: 0 to 100 (0 while the end is unknown), and null when it is over. */
export interface UnderWay {
  hear(progress: HostProgress): void;
  end(): void;
}

/** Begins to write progress to a state path; without a path it does nothing. Nothing is written once the page was left. */
export function underWay(action: string, argument: unknown, { scope, signal }: ActionRuntime): UnderWay {
  if (argument === undefined) return { hear: () => undefined, end: () => undefined };
  const path = statePath(action, 'progress', argument);
  const write = (percent: number | null): void => {
    if (!signal.aborted) scope.setState(path, percent);
  };
  write(0);
  return {
    hear: ({ loaded, total }) => write(total > 0 ? Math.min(100, Math.floor((loaded / total) * 100)) : 0),
    end: () => write(null),
  };
}
