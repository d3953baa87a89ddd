import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefCallback,
  useCallback,
} from 'react';
import type { CompiledDocument } from '#engine/document';
import type { HostUser } from '#engine/runtime';
import type { Schemas } from '#openapi';
import { type ContentSize, isAskedCall, isLayout, type NodeBox, type OpenPart } from '../../kit/preview/messages.ts';
import { answerCall, type CallReader } from '../../kit/preview/safe-call.ts';
import { usePreviewPort } from '../../kit/preview/usePreviewPort.ts';
import waiting from '../../kit/waiting/waiting.module.css';
import styles from './DesignFrame.module.css';

interface DesignFrameProps {
  /** What the frame is called. */
  label: string;
  document: CompiledDocument;
  /** Of the window in which the page is shown, in its own pixels. */
  width: number;
  scheme: 'light' | 'dark';
  theme?: Schemas['ShownTheme'];
  /** For whom the page is shown; `open` is the dialog or drawer of the document that is over it. */
  design: { user: HostUser | null; env: Readonly<Record<string, unknown>>; open?: OpenPart };
  /** How often the data of the page was reloaded; between two reloads each call of the page is made once. */
  reloads?: number;
  /** Reads what the page asks for. It is asked for calls alone that change nothing. */
  call: CallReader;
  /** Hears where the nodes are, in pixels of the frame, whenever that has changed. */
  onBoxes(boxes: readonly NodeBox[], size: ContentSize): void;
  /** Hears how much the frame is made smaller: 1 is its own size. The variable `--pw-design-scale` has it too. */
  onScale?(scale: number): void;
  /** What is over the page, from its upper left corner, as large as the frame is shown. */
  children?: ReactNode;
}

/** More than any page needs: what grows with its window would grow for ever. */
const tallest = 20_000;

/**
 * A page while it is designed: as wide as asked for, made smaller where there is less room, and as tall as its content. It has
 * no origin and no network, and takes neither focus nor clicks.
 */
export function DesignFrame(props: DesignFrameProps): ReactElement {
  const { label, width, call, onBoxes, onScale, children } = props;
  const windowHeight = width < 600 ? 844 : 900;
  const [contentHeight, setContentHeight] = useState(windowHeight);
  const content = useContent(props, windowHeight);
  const { frame, isReady } = usePreviewPort(content, {
    onMessage(data, answer) {
      if (isAskedCall(data)) void answerCall(data, call).then(answer);
      else if (isLayout(data)) {
        setContentHeight(data.size.height);
        onBoxes(data.boxes, data.size);
      }
    },
  });
  const height = Math.min(Math.max(windowHeight, contentHeight), tallest);
  const { ref, room } = useRoom();
  const scale = room === undefined ? 1 : Math.min(1, room / width);
  const heard = useRef(onScale);
  useEffect(() => {
    heard.current = onScale;
  });
  useEffect(() => void heard.current?.(scale), [scale]);
  const variables: CSSProperties = Object.assign(
    { width: width * scale, height: height * scale },
    { '--pw-design-scale': scale },
  );
  return (
    <figure className={styles.figure} aria-label={label} aria-busy={!isReady}>
      <div ref={ref} className={styles.room}>
        <div className={styles.window} style={variables}>
          <iframe
            ref={frame}
            className={styles.frame}
            src="/preview"
            title={label}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            inert
            tabIndex={-1}
            style={{ width, height, transform: `scale(${scale})` }}
          />
          {!isReady && <span className={waiting.waiting} aria-hidden="true" />}
          <div className={styles.over}>{children}</div>
        </div>
      </div>
    </figure>
  );
}

/** What is posted to the frame; the same object for as long as nothing has changed. */
function useContent({ document, scheme, theme, design, reloads = 0 }: DesignFrameProps, windowHeight: number): object {
  const { user, env, open } = design;
  return useMemo(
    () => ({ document, answers: [], scheme, theme, design: { user, env, windowHeight, open, reloads } }),
    [document, scheme, theme, user, env, windowHeight, open, reloads],
  );
}

/** How wide the element is that gets the ref, in pixels; undefined before it is on the screen. */
function useRoom(): { ref: RefCallback<HTMLElement>; room: number | undefined } {
  const [room, setRoom] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
