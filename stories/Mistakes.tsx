import type { ReactElement } from 'react';
import type { Diagnostic } from '#engine/document';

/** What is wrong with a document that somebody edits, as the checker tells it. */
export function Issues({
  diagnostics,
  className,
}: {
  diagnostics: readonly Diagnostic[];
  className?: string | undefined;
}): ReactElement {
  return (
    <ul aria-label="Mistakes" aria-live="polite" className={className}>
      {diagnostics.length === 0 && <li>No mistakes.</li>}
      {diagnostics.map(({ code, pointer, line, message, hint }) => (
        <li key={`${code} ${pointer}`}>
          {line === undefined ? '' : `Line ${line}: `}
          {message} {hint} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
