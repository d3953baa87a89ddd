import { type ReactElement, useMemo } from 'react';
import { encode } from 'uqr';
import type { WidgetProps } from '#engine';
import type { QrCodeProps } from '../generated/types.ts';
import styles from './QrCode.module.css';

/** Light squares around the code, without which cameras do not find it (ISO 18004). */
const margin = 4;

/** One path of all the dark squares, each row of neighbours in one stroke, on a grid of `size` squares. */
function renderCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const rows = data.map((row, y) => {
    const runs = row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g);
    return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
  });
  return { size, path: rows.join('') };
}

/** A text as a QR code, made in the browser: no service receives it. Dark on light in every scheme, as cameras want it. */
export function QrCode({ id, props }: WidgetProps<QrCodeProps>): ReactElement | null {
  const { text, label, width = 200 } = props;
  const rendered = useMemo(() => (text ? renderCode(text) : undefined), [text]);
  if (!rendered) return null;
  const { size, path } = rendered;
  return (
    <svg
      id={id}
      className={styles.code}
      role="img"
      aria-label={label}
      width={width}
      height={width}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
