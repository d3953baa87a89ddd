import type { ReactElement } from 'react';
import { type IconName, iconPaths } from './paths.ts';

/** One icon, drawn inline in the text's colour. Decorative: whatever holds it carries the name. */
export function Glyph({ name, size = 18 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 18 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
