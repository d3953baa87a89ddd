import type { ReactElement } from 'react';

/** A plug out of its socket. */
export function Stopped(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="236" rx="150" ry="11" fill="var(--ground)" />
      <path d="M20 148h74" stroke="var(--line)" strokeWidth="9" strokeLinecap="round" />
      <path d="M94 112h34a30 30 0 0 1 30 30v12a30 30 0 0 1-30 30H94Z" fill="var(--main)" />
      <path d="M158 132h26M158 164h26" stroke="var(--main)" strokeWidth="9" strokeLinecap="round" />
      <path d="M306 148h74" stroke="var(--line)" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M306 104h-40a32 32 0 0 0-32 32v24a32 32 0 0 0 32 32h40Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M234 132h22M234 164h22" stroke="var(--tint)" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M209 92v-22M192 98l-12-16M226 98l12-16M209 206v20M193 200l-10 14M225 200l10 14"
        stroke="var(--main)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
