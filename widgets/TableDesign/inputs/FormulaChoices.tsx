import { type ReactElement, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { examplesIn } from '../texts/function-messages.ts';
import type { Entry } from './controls.tsx';
import styles from './inputs.module.css';

interface FormulaChoicesProps {
  id: string;
  label: string;
  found: readonly Entry[];
  chosen: Entry | undefined;
  functions: readonly Entry[];
  onTake(entry: Entry): void;
}

/** The names that a formula can go on with: a field by its label, a function by its name with what it gives and an example. */
export function FormulaChoices({ id, label, found, chosen, functions, onTake }: FormulaChoicesProps): ReactElement {
  const examples = examplesIn(useIntl().locale);
  useEffect(() => {
    const shown = chosen && document.getElementById(`${id}-${chosen.value}`);
    shown?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <div id={id} className={styles.names} role="listbox" aria-label={label} tabIndex={-1} hidden={found.length === 0}>
      {found.map((entry) => {
        const isFunction = functions.includes(entry);
        const example = isFunction ? examples[entry.value] : undefined;
        return (
          <div
            key={entry.value}
            id={`${id}-${entry.value}`}
            role="option"
            tabIndex={-1}
            aria-selected={entry === chosen}
            onMouseDown={(event) => {
              // The focus stays in the text.
              event.preventDefault();
              onTake(entry);
            }}
          >
            {isFunction ? <code>{entry.value}()</code> : <strong>{entry.label}</strong>}
            {isFunction ? <span>{entry.label}</span> : entry.label !== entry.value && <code>{entry.value}</code>}
            {example && (
              <small>
                <code>{example[0]}</code> = {example[1]}
              </small>
            )}
          </div>
        );
      })}
    </div>
  );
}
