import type { ReactElement } from 'react';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import type { TableColumn } from '../model/columns/column.ts';
import type { TableRow } from '../model/rows/row.ts';
import styles from './notes.module.css';

/** The sentence that marks a cell; undefined for one that is not marked, and where it cannot be told. */
export function noteOf({ part }: TableColumn, row: TableRow): string | undefined {
  try {
    return part.read('note', { row }) || undefined;
  } catch {
    // What cannot be evaluated of the row shows why in the cell's own value.
    return undefined;
  }
}

/** A sign in a cell, with its sentence: heard with the cell, and shown beside it while that has the focus or the pointer. */
export function CellNote({ text }: { text: string }): ReactElement {
  return (
    <span className={styles.note}>
      <span role="img" aria-label={text} className={styles.sign}>
        <Glyph name="alert" size={16} />
      </span>
      <span className={styles.words} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
