import type { ReactElement } from 'react';

/** Time that has run out. */
export function Expired(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="246" rx="116" ry="11" fill="var(--ground)" />
      <path
        d="M146 60h108v16c0 34-40 46-40 68s40 34 40 68v18H146v-18c0-34 40-46 40-68s-40-34-40-68Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M166 204c8-18 34-20 34-42 0 22 26 24 34 42v18h-68Z" fill="var(--main)" />
      <path d="M168 92c10 10 22 8 32 8s24 2 32-6c-6 18-26 26-32 42-6-16-24-24-32-44Z" fill="var(--tint)" />
      <rect x="132" y="46" width="136" height="18" rx="9" fill="var(--main)" />
      <rect x="132" y="222" width="136" height="18" rx="9" fill="var(--main)" />
      <circle cx="92" cy="128" r="6" fill="var(--tint)" />
      <circle cx="312" cy="110" r="8" fill="var(--tint)" />
    </>
  );
}
