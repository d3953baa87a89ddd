import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { SheetNotationsEvents, SheetNotationsProps } from '../generated/types.ts';
import type { Held } from './columns-read.ts';
import { NotationQuestion } from './NotationQuestion.tsx';
import styles from './SheetNotations.module.css';

const kinds: readonly Held[] = ['numbers', 'dates'];

/** How the numbers and dates of a sheet are read, with a question for each of the two that its texts leave open. */
export function SheetNotations(given: WidgetProps<SheetNotationsProps, SheetNotationsEvents>): ReactElement | null {
  const { id, nodeId, props, bounds, emit } = given;
  const shown = kinds.filter((holds) => props.columns.some((column) => column[holds]));
  if (shown.length === 0) return null;
  return (
    <div id={id} className={styles.notations}>
      {shown.map((holds) => (
        <NotationQuestion
          key={holds}
          id={`${id}-${holds}`}
          nodeId={nodeId}
          holds={holds}
          sheet={props}
          bound={bounds[holds]}
          onChange={() => emit('change', null)}
        />
      ))}
    </div>
  );
}
