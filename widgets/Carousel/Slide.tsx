import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CarouselProps } from '../generated/types.ts';
import { Scene } from '../kit/illustrations/Scene.tsx';
import { Picture } from '../Image/Picture.tsx';
import styles from './Carousel.module.css';

interface SlideProps {
  slide: CarouselProps['slides'][number];
  /** "2 of 5". */
  position: string;
  isCurrent: boolean;
  /** Shown now or next: only those are loaded. */
  isNear: boolean;
  isFirst: boolean;
}

/** One slide; the others are rendered for the cross-fade, and are inert. */
export function Slide({ slide, position, isCurrent, isNear, isFirst }: SlideProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a named group of its carousel, not a fieldset.
    <div
      role="group"
      className={styles.slide}
      aria-roledescription={formatMessage({ id: 'widget.Carousel.slide' })}
      aria-label={position}
      aria-hidden={!isCurrent || undefined}
      data-current={isCurrent}
      inert={!isCurrent}
    >
      {isNear && slide.image && (
        <Picture
          className={styles.picture}
          src={slide.image}
          alt={slide.alt ?? slide.title ?? ''}
          sizes="(min-width: 992px) 50vw, 100vw"
          priority={isFirst}
        />
      )}
      {isNear && !slide.image && slide.illustration && (
        <div className={styles.drawing}>
          <Scene name={slide.illustration} />
        </div>
      )}
      {(slide.title || slide.text) && (
        <div className={styles.words}>
          {slide.title && <p className={styles.title}>{slide.title}</p>}
          {slide.text && <p className={styles.text}>{slide.text}</p>}
        </div>
      )}
    </div>
  );
}
