import type { ReactElement, ReactNode } from 'react';
import record from '../record.module.css';

/** Around a field whose choices are asked for once the focus comes in, and not when the form opens. */
export function AskOnFocus({ begin, children }: { begin(): void; children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has come in.
    <div className={record.stacked} onFocus={begin}>
      {children}
    </div>
  );
}
