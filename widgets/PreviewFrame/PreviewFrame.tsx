import { type ReactElement, type RefCallback, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { PreviewFrameEvents, PreviewFrameProps } from '../generated/types.ts';
import { localeOf } from '../kit/preview/messages.ts';
import { usePreviewPort } from '../kit/preview/usePreviewPort.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './PreviewFrame.module.css';
import waiting from '../kit/waiting/waiting.module.css';

/**
 * A window of `width` px, made smaller until it fits. It has no origin and no network, and takes neither focus nor clicks unless
 * it is `interactive`: then all but what would be sent to the server works.
 */
export function PreviewFrame({ id, props, emit }: WidgetProps<PreviewFrameProps, PreviewFrameEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const wanted = props.width ?? 1440;
  const height = props.height ?? (wanted < 600 ? 844 : 900);
  const isInteractive = props.interactive ?? false;
  const { ref: stage, scale, width } = useFit({ width: wanted, height }, props.fit ?? 'width');
  const content =
    props.document === undefined || props.document === null
      ? undefined
      : {
          document: props.document,
          answers: props.answers ?? [],
          theme: props.theme ?? undefined,
          scheme: props.scheme,
          ...(isInteractive && { notSent: formatMessage({ id: 'widget.PreviewFrame.notSent' }) }),
        };
  const { frame, isReady } = usePreviewPort(content, {
    onReady: () => emit('ready', null),
    // All that this frame can ask for is another language.
    onMessage(data) {
      const locale = localeOf(data);
      if (locale !== undefined) emit('locale', { locale });
    },
  });
  return (
    <figure
      id={id}
      className={styles.figure}
      aria-label={props.label}
      data-narrow={wanted < 600}
      data-interactive={isInteractive}
    >
      <div ref={stage} className={styles.stage} style={{ height: height * scale }}>
        <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            className={styles.frame}
            src="/preview"
            title={props.label}
            // A form of a frame without `allow-forms` does not even hear that it is submitted. The page's policy sends it nowhere.
            sandbox={isInteractive ? 'allow-scripts allow-forms' : 'allow-scripts'}
            referrerPolicy="no-referrer"
            inert={!isInteractive}
            tabIndex={isInteractive ? undefined : -1}
            style={{ width, height, transform: `scale(${scale})` }}
          />
          {!isReady && <span className={waiting.waiting} aria-hidden="true" />}
        </div>
      </div>
      <Spoken live>
        {isReady
          ? formatMessage({ id: 'widget.PreviewFrame.ready' })
          : formatMessage({ id: 'widget.PreviewFrame.loading' })}
      </Spoken>
    </figure>
  );
}

interface Size {
  width: number;
  height: number;
}

interface Fit {
  ref: RefCallback<HTMLElement>;
  scale: number;
  width: number;
}

/** Below it a page for desks would become one for phones. */
const leastDesk = 1024;

/**
 * How much a box has to shrink to fit its container, and with `window` a share of the window's height too; never grows it.
 * With `room` a wide box takes the width of its container instead, as long as it stays a wide one.
 */
function useFit(size: Size, fit: 'width' | 'window' | 'room'): Fit {
  const [room, setRoom] = useState<Size>({ width: size.width, height: size.height });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = (): void => setRoom({ width: element.clientWidth, height: shareOfWindow() });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  const width = fit === 'room' && Math.min(size.width, room.width) >= leastDesk ? room.width : size.width;
  const scale = Math.min(1, room.width / width, fit === 'window' ? room.height / size.height : 1);
  return { ref, scale, width };
}

/** What is left beside header and tools; where everything is one column, a quarter. */
function shareOfWindow(): number {
  const { innerWidth, innerHeight } = window;
  return Math.max(160, innerWidth < 992 ? innerHeight * 0.24 : innerHeight - 300);
}
