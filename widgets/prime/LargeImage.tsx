import { Image } from 'primereact/image';
import { type ReactElement, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { releasePage } from '../kit/dialog/show-dialog.ts';
import { Prime } from './Prime.tsx';
import { trapFocus } from './trap-focus.ts';

export interface LargeImageProps {
  src: string;
  /** What the picture shows; also the name of the layer. */
  name: string;
  onClose: () => void;
  /** The picture does not load. */
  onError?: (() => void) | undefined;
}

/** PrimeReact's preview of a picture over the whole window, with buttons that zoom and turn it. It is open while it is rendered. */
export function LargeImage({ src, name, onClose, onError }: LargeImageProps): ReactElement {
  const { formatMessage } = useIntl();
  const image = useRef<Image>(null);
  // The layer has a ref of PrimeReact's own; the bar in it has none.
  const [toolbar] = useState(() => ({
    ref: (bar: HTMLElement | null) => (bar?.parentElement ? trapFocus(bar.parentElement) : undefined),
  }));
  useEffect(() => {
    const opener = document.activeElement;
    // PrimeReact renders the preview in the body, where a modal dialog would keep it from being used.
    const holdPage = releasePage();
    image.current?.show();
    return () => {
      holdPage();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const named = (label: string) => ({ 'aria-label': label, title: label });
  return (
    // Only the preview is shown, which PrimeReact renders in the body. Its events are no business of what is around this.
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps events from the elements around.
    <span hidden role="presentation" onClick={stop} onKeyDown={stop}>
      <Prime>
        <Image
          ref={image}
          src={src}
          alt={name}
          preview
          onHide={onClose}
          onError={onError}
          pt={{
            mask: { 'aria-label': name },
            toolbar,
            rotateRightButton: named(formatMessage({ id: 'widget.Image.rotateRight' })),
            rotateLeftButton: named(formatMessage({ id: 'widget.Image.rotateLeft' })),
            zoomOutButton: named(formatMessage({ id: 'widget.Image.zoomOut' })),
            zoomInButton: named(formatMessage({ id: 'widget.Image.zoomIn' })),
            closeButton: named(formatMessage({ id: 'widget.Image.close' })),
          }}
        />
      </Prime>
    </span>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
