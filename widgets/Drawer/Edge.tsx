import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import styles from './Drawer.module.css';

interface EdgeProps {
  label: string;
  /** All in px. */
  width: number;
  least: number;
  most: number;
  onMove(width: number): void;
}

/** The inner edge of a drawer: dragged, or moved with the arrow keys; Home and End make it as narrow and wide as it can be. */
export function Edge({ label, width, least, most, onMove }: EdgeProps): ReactElement {
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(most - event.clientX);
  };
  const keys = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width + 32, ArrowRight: width - 32, Home: least, End: most }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a control; an hr is not.
    <div
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={keys}
    />
  );
}
