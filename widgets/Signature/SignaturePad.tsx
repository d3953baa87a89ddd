import { type PointerEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Drawing, handwriting, ink, pad, type Point } from './signature-picture.ts';
import styles from './Signature.module.css';

interface SignaturePadProps {
  drawing: Drawing;
  disabled: boolean;
  onStroke(stroke: readonly Point[]): void;
}

const pathOf = (stroke: readonly Point[]): string =>
  stroke.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') +
  (stroke.length === 1 ? 'l0 0' : '');

/** Where one draws; it shows what is drawn, or what is typed instead. Who cannot draw types, so it takes no focus. */
export function SignaturePad({ drawing, disabled, onStroke }: SignaturePadProps): ReactElement {
  const { formatMessage } = useIntl();
  const [current, setCurrent] = useState<readonly Point[]>([]);
  const add = (event: PointerEvent<SVGSVGElement>, before: readonly Point[]) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = pad.width / box.width;
    setCurrent([...before, [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]]);
  };
  const end = () => {
    if (current.length > 0) onStroke(current);
    setCurrent([]);
  };
  const { strokes, typed } = drawing;
  const isEmpty = strokes.length === 0 && typed === '' && current.length === 0;
  const shown = typed === '' || current.length > 0 ? [...strokes, current] : [];
  return (
    <svg
      className={styles.pad}
      viewBox={`0 0 ${pad.width} ${pad.height}`}
      data-disabled={disabled}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (disabled || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        add(event, []);
      }}
      onPointerMove={(event) => current.length > 0 && add(event, current)}
      onPointerUp={end}
      onPointerCancel={() => setCurrent([])}
    >
      <line className={styles.base} x1="30" x2={pad.width - 30} y1="160" y2="160" />
      {isEmpty && (
        <text className={styles.invitation} x={pad.width / 2} y={pad.height / 2} textAnchor="middle">
          {formatMessage({ id: 'widget.Signature.pad' })}
        </text>
      )}
      {shown.map((stroke, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken away at the end.
          key={at}
          d={pathOf(stroke)}
          fill="none"
          stroke={ink}
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      {typed !== '' && current.length === 0 && (
        <text
          x={pad.width / 2}
          y={pad.height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          fill={ink}
          style={{ font: handwriting }}
          // A long name is written closer, as the picture has it.
          {...(typed.length > 14 && { textLength: pad.width - 40, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {typed}
        </text>
      )}
    </svg>
  );
}
