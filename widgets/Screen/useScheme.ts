import { useLayoutEffect } from 'react';

/** Makes the window dark or light while the screen is shown, whatever the person has chosen. Its colors follow the root alone. */
export function useScheme(scheme: 'dark' | 'light' | 'own'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (scheme === 'own') return undefined;
    const before = dataset['scheme'];
    dataset['scheme'] = scheme;
    return () => {
      if (before === undefined) delete dataset['scheme'];
      else dataset['scheme'] = before;
    };
  }, [scheme]);
}
