import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { CarouselProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './Carousel.module.css';
import { Slide } from './Slide.tsx';
import { useRotation } from './useRotation.ts';
import { keyAlongText } from '../kit/direction/direction.ts';

/** CFG-06: slides with dots, arrows and a pause button; left and right keys move it too. */
export function Carousel({ id, props }: WidgetProps<CarouselProps>): ReactElement | null {
  const { formatMessage } = useIntl();
  const count = props.slides.length;
  const [wanted, setWanted] = useState(0);
  const current = count ? wanted % count : 0;
  const rotation = useRotation(count, props.interval ?? 6000, () => setWanted((at) => (at + 1) % count));
  if (count === 0) return null;

  const go = (step: number) => setWanted((current + step + count) % count);
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[keyAlongText(event)];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    go(step);
  };
  const position = (at: number) => formatMessage({ id: 'widget.Carousel.place' }, { at: at + 1, count });
  return (
    <section
      id={id}
      className={styles.carousel}
      aria-roledescription={formatMessage({ id: 'widget.Carousel.role' })}
      aria-label={props.label}
      {...rotation.handlers}
    >
      <div className={styles.slides} aria-live={rotation.running ? 'off' : 'polite'} data-fit={props.fit ?? 'contain'}>
        {props.slides.map((slide, at) => {
          const distance = (at - current + count) % count;
          return (
            <Slide
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id, and two may show the same picture.
              key={at}
              slide={slide}
              position={position(at)}
              isCurrent={distance === 0}
              isNear={distance <= 1 || distance === count - 1}
              isFirst={at === 0}
            />
          );
        })}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={formatMessage({ id: 'widget.Carousel.previous' })}
            onClick={() => go(-1)}
            onKeyDown={keys}
          >
            <Glyph name="chevron-left" />
          </button>
          <div className={styles.dots}>
            {props.slides.map((_, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index.
                key={at}
                type="button"
                className={styles.dot}
                aria-label={position(at)}
                aria-current={at === current || undefined}
                onClick={() => setWanted(at)}
                onKeyDown={keys}
              />
            ))}
          </div>
          <button
            type="button"
            className={styles.arrow}
            aria-label={formatMessage({ id: 'widget.Carousel.next' })}
            onClick={() => go(1)}
            onKeyDown={keys}
          >
            <Glyph name="chevron-right" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={
              rotation.wanted
                ? formatMessage({ id: 'widget.Carousel.pause' })
                : formatMessage({ id: 'widget.Carousel.play' })
            }
            onClick={rotation.toggle}
            onKeyDown={keys}
          >
            <Glyph name={rotation.wanted ? 'pause' : 'play'} size={16} />
          </button>
        </div>
      )}
    </section>
  );
}
