import type { ReactElement } from 'react';

/** A window that cracked. */
export function Broken(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="240" rx="140" ry="11" fill="var(--ground)" />
      <path
        d="M80 62a14 14 0 0 1 14-14h96l-12 44 22 30-18 36 10 54H94a14 14 0 0 1-14-14Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M80 80h101" stroke="var(--line)" strokeWidth="2" />
      <circle cx="98" cy="64" r="4" fill="var(--main)" />
      <circle cx="112" cy="64" r="4" fill="var(--tint)" />
      <path
        d="M214 56h96a14 14 0 0 1 14 14v136a14 14 0 0 1-14 14h-92l-10-54 18-36-22-30Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinejoin="round"
        transform="rotate(4 260 140)"
      />
      <rect x="102" y="104" width="56" height="8" rx="4" fill="var(--main)" />
      <rect x="102" y="122" width="42" height="7" rx="3.5" fill="var(--line)" />
      <rect x="102" y="138" width="50" height="7" rx="3.5" fill="var(--soft)" />
      <circle cx="266" cy="142" r="30" fill="var(--ground)" />
      <path d="M256 132l20 20M276 132l-20 20" stroke="var(--main)" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}
