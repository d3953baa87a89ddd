import type { ReactElement } from 'react';
import type { Fault } from '#engine/runtime';

/** What is wrong with a document that somebody edits, as the checker tells it. */
export function Mistakes({
  faults,
  className,
}: {
  faults: readonly Fault[];
  className?: string | undefined;
}): ReactElement {
  return (
    <ul aria-label="Mistakes" aria-live="polite" className={className}>
      {faults.length === 0 && <li>No mistakes.</li>}
      {faults.map(({ code, pointer, line, message, hint }) => (
        <li key={`${code} ${pointer}`}>
          {line === undefined ? '' : `Line ${line}: `}
          {message} {hint} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
