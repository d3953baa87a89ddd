import { type ReactElement, type RefCallback, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { PreviewFrameEvents, PreviewFrameProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './PreviewFrame.module.css';
import { usePreviewPort } from './usePreviewPort.ts';
import waiting from '../kit/waiting/waiting.module.css';

/** A window of `width` px, made smaller until it fits. It has no origin, no network, and takes neither focus nor clicks. */
export function PreviewFrame({ id, props, emit }: WidgetProps<PreviewFrameProps, PreviewFrameEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const width = props.width ?? 1440;
  const height = props.height ?? (width < 600 ? 844 : 900);
  const { ref: stage, scale } = useFit(width);
  const content =
    props.document === undefined || props.document === null
      ? undefined
      : {
          document: props.document,
          answers: props.answers ?? [],
          theme: props.theme ?? undefined,
          scheme: props.scheme,
        };
  const { frame, isReady } = usePreviewPort(content, () => emit('ready', null));
  return (
    <figure id={id} className={styles.figure} aria-label={props.label} data-narrow={width < 600}>
      <div ref={stage} className={styles.stage} style={{ height: height * scale }}>
        <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            className={styles.frame}
            src="/preview"
            title={props.label}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            inert
            tabIndex={-1}
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

/** How much a box of `width` px has to shrink to fit its container; never grows it. */
function useFit(width: number): { ref: RefCallback<HTMLElement>; scale: number } {
  const [room, setRoom] = useState(width);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, scale: Math.min(1, room / width) };
}
