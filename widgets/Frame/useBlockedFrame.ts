import { useEffect, useState } from 'react';

/** True once the browser has refused to show `address` in a frame, because the page's policy does not name its site (P18). */
export function useBlockedFrame(address: URL | undefined): boolean {
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
