import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { listAt, listed, nameOf, nodeAt, nodesOf, type Path, stepFrom } from './design.ts';
import { FieldRow } from './FieldRow.tsx';
import { type FieldRowsProps, keyIn, type RowActions } from './row-actions.ts';
import styles from './TableDesign.module.css';
import { useRowDrag } from './useRowDrag.ts';

/** The controls of a form in their order, inside of each other: chosen by a press, moved by the pointer or with Alt and the arrow keys. */
export function FieldRows(given: FieldRowsProps): ReactElement {
  const { id, label, design, onMove, onRemove } = given;
  const { formatMessage, locale } = useIntl();
  const [said, setSaid] = useState('');
  const move = (from: Path, to: Path | undefined) => {
    const node = nodeAt(design, from);
    const found = to && onMove(from, to);
    if (!node || found === undefined || typeof found === 'string') {
      if (found !== undefined) setSaid(String(found));
      return;
    }
    const position = (found.at(-1) ?? 0) + 1;
    const isWithin = found.length === from.length;
    const count = Math.max(position, listAt(design, found).length + (isWithin ? 0 : 1));
    setSaid(formatMessage({ id: 'widget.TableDesign.moved' }, { name: nameOf(node, locale), position, count }));
    requestAnimationFrame(() => document.getElementById(`${id}-${found.join('-')}`)?.focus());
  };
  const drag = useRowDrag(move);
  const step = (path: Path, by: 1 | -1) => move(path, stepFrom(design, path, by));
  const keys = (event: KeyboardEvent, path: Path) => {
    if (isComposing(event)) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (by === undefined) onRemove(path);
    else if (event.altKey) step(path, by);
    else {
      const all = listed(nodesOf(design)).map((one) => one.path.join('-'));
      const next = all[all.indexOf(path.join('-')) + by];
      if (next !== undefined) document.getElementById(`${id}-${next}`)?.focus();
    }
  };
  const actions: RowActions = { ...given, drag, step, keys };
  return (
    <>
      <ol className={styles.rows} aria-label={label} aria-describedby={`${id}-help`}>
        {nodesOf(design).map((node, at) => (
          <FieldRow key={keyIn(nodesOf(design), at)} node={node} path={[at]} actions={actions} />
        ))}
      </ol>
      <span hidden id={`${id}-help`}>
        {formatMessage({ id: 'widget.TableDesign.help' })}
      </span>
      <Spoken live>{said}</Spoken>
    </>
  );
}
