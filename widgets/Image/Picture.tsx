import { type CSSProperties, type ReactElement, useState } from 'react';
import { safeSrc } from './safe-src.ts';

/** The widths that the server makes of every uploaded picture (server/domains/files/image-limits.ts). */
const widths = [148, 960, 2560];
const uploaded = /^(\/files\/[0-9a-f]{40})\.(?:png|jpg)$/;

/** CFG-12: the `srcset` of an uploaded picture, so that a visitor loads no more than the box needs; undefined for any other. */
export function sourceSet(src: string): string | undefined {
  const stem = uploaded.exec(src)?.[1];
  return stem && widths.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}

interface PictureProps {
  src: string;
  alt: string;
  className?: string | undefined;
  style?: CSSProperties;
  /** CSS `sizes`, so that the browser loads no more than the box needs (CFG-12); absent: the picture as it is. */
  sizes?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Part of what a visitor sees first: load it at once. */
  priority?: boolean;
  /** Shown instead when the address is refused or does not load. */
  instead?: ReactElement | null;
  /** The address does not load. */
  onFail?: (src: string) => void;
}

/** An `<img>` over an address from data, with the sized variants of an uploaded picture. */
export function Picture({
  src,
  alt,
  sizes,
  priority,
  instead = null,
  onFail,
  ...box
}: PictureProps): ReactElement | null {
  const [failed, setFailed] = useState<string>();
  const safe = safeSrc(src);
  if (safe === undefined || failed === src) return instead;
  const set = sizes === undefined ? undefined : sourceSet(safe);
  return (
    <img
      {...box}
      src={safe}
      srcSet={set}
      sizes={set ? sizes : undefined}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      draggable={false}
      onError={() => {
        setFailed(src);
        onFail?.(src);
      }}
    />
  );
}
