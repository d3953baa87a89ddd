import type { ReactElement } from 'react';
import type { Diagnostic } from '#engine/document';

/** What is wrong with a document that someone edits, as the checker reports it. */
export function Diagnostics({
  diagnostics,
  label = 'Diagnostics',
  none = 'No diagnostics.',
  className,
}: {
  diagnostics: readonly Diagnostic[];
  label?: string;
  /** What it says without any. */
  none?: string;
  className?: string | undefined;
}): ReactElement {
  return (
    <ul aria-label={label} aria-live="polite" className={className}>
      {diagnostics.length === 0 && <li>{none}</li>}
      {diagnostics.map(({ code, pointer, line, message, hint }) => (
        <li key={`${code} ${pointer}`}>
          {line === undefined ? '' : `Line ${line}: `}
          {message} {hint} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
