import { type ReactElement, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Deferred, useDeferred } from '../kit/deferred/useDeferred.ts';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import type { LargeImageProps } from '../prime/LargeImage.tsx';
import styles from './Image.module.css';

const source: Deferred<LargeImageProps> = {
  load: async () => (await import('../prime/LargeImage.tsx')).LargeImage,
  loaded: undefined,
};

export interface EnlargeButtonProps {
  src: string;
  alt: string;
  /** The picture in its box. */
  children: ReactNode;
}

/** A picture that a press shows over the whole window. */
export function EnlargeButton({ src, alt, children }: EnlargeButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { Part, hasFailed, retry } = useDeferred(source, isOpen);
  const name = alt || formatMessage({ id: 'widget.Image.unnamed' });
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={formatMessage({ id: 'widget.Image.enlarge' }, { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {hasFailed && (
        <LoadTrouble
          error={formatMessage({ id: 'engine.failed' })}
          retryText={formatMessage({ id: 'engine.failed.retry' })}
          onRetry={retry}
        />
      )}
      {Part && <Part src={src} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
