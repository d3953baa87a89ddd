import { type ReactElement, useState, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { FrameEvents, FrameProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Frame.module.css';
import { frameAddress, sandboxOf } from './sandbox.ts';
import waiting from '../kit/waiting/waiting.module.css';

/** Another page in the page, shut into a sandbox; one that may not be shown leaves words and a way to open it. */
export function Frame({ id, props, emit }: WidgetProps<FrameProps, FrameEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { label, src, allow = ['scripts', 'forms'], height = 480, fill = false } = props;
  const address = frameAddress(src, location.href);
  const isBlocked = useBlockedFrame(address);
  const [loaded, setLoaded] = useState<string>();
  const isLoading = address !== undefined && !isBlocked && loaded !== address.href;
  return (
    <div id={id} className={styles.box} data-fill={fill} style={fill ? undefined : { height }}>
      {address && !isBlocked && (
        <iframe
          key={address.href}
          className={styles.frame}
          src={address.href}
          title={label}
          sandbox={sandboxOf(allow, address, location.href)}
          referrerPolicy="no-referrer"
          loading="lazy"
          onLoad={() => {
            setLoaded(address.href);
            emit('load', null);
          }}
        />
      )}
      {isLoading && <span className={waiting.waiting} aria-hidden="true" />}
      {isBlocked && (
        <div className={styles.instead} role="alert">
          <Glyph name="alert" size={20} />
          <p>{formatMessage({ id: 'widget.Frame.refused' }, { label })}</p>
          <a href={address?.href} target="_blank" rel="noopener noreferrer">
            {formatMessage({ id: 'widget.Frame.open' })}
            <Glyph name="external" size={14} />
          </a>
        </div>
      )}
      {address === undefined && (
        <p className={styles.instead}>
          {src
            ? formatMessage({ id: 'widget.Frame.noAddress' }, { label })
            : formatMessage({ id: 'widget.Frame.empty' }, { label })}
        </p>
      )}
      {address && !isBlocked && (
        <Spoken live>
          {isLoading
            ? formatMessage({ id: 'widget.Frame.loading' }, { label })
            : formatMessage({ id: 'widget.Frame.ready' }, { label })}
        </Spoken>
      )}
    </div>
  );
}

/** True once the browser has refused to show `address` in a frame, because the page's policy does not name its site (P18). */
function useBlockedFrame(address: URL | undefined): boolean {
  const [blocked, setBlocked] = useState<string>();
  const origin = address?.origin;
  useEffect(() => {
    if (origin === undefined) return;
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && URL.canParse(blockedURI) && new URL(blockedURI).origin === origin)
        setBlocked(origin);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [origin]);
  return origin !== undefined && blocked === origin;
}
