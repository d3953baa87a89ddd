import { type APIOptions, PrimeReactContext } from 'primereact/api';
import { type ReactElement, type ReactNode, useState } from 'react';
import { passThrough } from './pass-through.ts';

/** Around each component of PrimeReact: no theme of its own, our class names, and the nonce that the content policy knows. */
export function Prime({ children }: { children: ReactNode }): ReactElement {
  const [value] = useState(primeOptions);
  return <PrimeReactContext.Provider value={value}>{children}</PrimeReactContext.Provider>;
}

function primeOptions(): APIOptions {
  // The element in which the server writes the nonce for whatever inserts styles; a page without a policy has none.
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return {
    unstyled: true,
    ripple: false,
    cssTransition: false,
    pt: passThrough,
    // Over our dialogs, under the toasts.
    autoZIndex: true,
    zIndex: { modal: 1100 },
    ...(meta && { nonce: meta.nonce }),
  };
}
