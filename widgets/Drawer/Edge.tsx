import { isComposing } from '../kit/keys/is-composing.ts';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import styles from './Drawer.module.css';
import { alongText, keyAlongText } from '../kit/direction/direction.ts';

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
    const { currentTarget: edge, clientX } = event;
    if (edge.hasPointerCapture(event.pointerId)) onMove(alongText(edge) === 1 ? most - clientX : clientX);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = { ArrowLeft: width + 32, ArrowRight: width - 32, Home: least, End: most }[keyAlongText(event)];
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
