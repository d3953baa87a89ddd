import type { ReactElement } from 'react';

/** A day in the calendar that is still to come. */
export function Soon(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="246" rx="130" ry="11" fill="var(--ground)" />
      <rect x="100" y="62" width="200" height="168" rx="16" fill="var(--paper)" stroke="var(--line)" strokeWidth="2" />
      <path d="M100 104V78a16 16 0 0 1 16-16h168a16 16 0 0 1 16 16v26Z" fill="var(--main)" />
      <path d="M148 48v28M252 48v28" stroke="var(--tint)" strokeWidth="9" strokeLinecap="round" />
      <g fill="var(--soft)">
        <rect x="120" y="122" width="30" height="26" rx="6" />
        <rect x="163" y="122" width="30" height="26" rx="6" />
        <rect x="206" y="122" width="30" height="26" rx="6" />
        <rect x="249" y="122" width="30" height="26" rx="6" />
        <rect x="120" y="158" width="30" height="26" rx="6" />
        <rect x="163" y="158" width="30" height="26" rx="6" />
        <rect x="249" y="158" width="30" height="26" rx="6" />
        <rect x="120" y="194" width="30" height="22" rx="6" />
      </g>
      <circle cx="221" cy="172" r="30" fill="var(--ground)" />
      <circle cx="221" cy="172" r="21" fill="var(--main)" />
      <path d="M221 160v13l8 5" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </>
  );
}
