import type { ReactElement } from 'react';
import glyph from '../kit/icons/Glyph.module.css';
import { type AddedKind, iconOf } from './kind-menu.ts';

/** The icon of a kind. Decorative: the element around it carries the name. */
export function KindGlyph({ kind, size = 18 }: { kind: AddedKind; size?: number }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={size < 18 ? `${glyph.glyph} ${glyph.small}` : glyph.glyph}
    >
      <path d={iconOf(kind)} />
    </svg>
  );
}
