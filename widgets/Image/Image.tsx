import { type ReactElement, useState } from 'react';
import type { WidgetProps } from '#engine';
import type { ImageProps } from '../generated/types.ts';
import { type Deferred, useDeferred } from '../kit/deferred/useDeferred.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import type { EnlargeButtonProps } from './EnlargeButton.tsx';
import styles from './Image.module.css';
import { Picture } from './Picture.tsx';
import { safeSrc } from './safe-src.ts';

/**
 * The sign-in page, whose pictures nobody enlarges, does without this code. Until it is there, and where it cannot be fetched, a
 * picture is shown as it is.
 */
const enlarging: Deferred<EnlargeButtonProps> = {
  load: async () => (await import('./EnlargeButton.tsx')).EnlargeButton,
  loaded: undefined,
};

/** A picture in a box of the given size; a picture that does not load leaves a quiet sign and its name. */
export function Image({ id, props }: WidgetProps<ImageProps>): ReactElement | null {
  const { src, alt, width, height } = props;
  const [failed, setFailed] = useState<string>();
  const whole = props.enlarge && src && src !== failed ? safeSrc(src) : undefined;
  const { Part: EnlargeButton } = useDeferred(enlarging, whole !== undefined);
  if (!src && !props.frame) return null;
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  const missing = (
    <span className={styles.missing} {...named}>
      <Glyph name="image" />
    </span>
  );
  const picture = src && (
    <Picture
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={width ? `${width}px` : undefined}
      priority={props.priority ?? false}
      instead={missing}
      onFail={setFailed}
    />
  );
  return (
    <span
      id={id}
      className={styles.box}
      data-fit={props.fit ?? 'contain'}
      data-radius={props.radius ?? 'none'}
      data-frame={props.frame ?? false}
      style={{ width, height }}
    >
      {EnlargeButton && whole !== undefined ? (
        <EnlargeButton src={whole} alt={alt}>
          {picture}
        </EnlargeButton>
      ) : (
        picture || missing
      )}
    </span>
  );
}
