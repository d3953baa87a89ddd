import type { ReactElement } from 'react';

/** Steps of a process, joined. */
export function Flow(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="252" rx="160" ry="10" fill="var(--ground)" />
      <path
        d="M122 92h50a14 14 0 0 1 14 14v18M122 92H96M214 140h38a14 14 0 0 0 14-14v-16a14 14 0 0 1 14-14h16M214 140h38a14 14 0 0 1 14 14v22a14 14 0 0 0 14 14h16M186 158v26a14 14 0 0 1-14 14h-30"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <rect x="40" y="64" width="104" height="56" rx="12" fill="var(--paper)" stroke="var(--line)" strokeWidth="1.5" />
      <circle cx="66" cy="92" r="12" fill="var(--tint)" />
      <path d="m61 92 4 4 7-8" stroke="var(--main)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="88" y="82" width="42" height="7" rx="3.5" fill="var(--main)" />
      <rect x="88" y="96" width="30" height="6" rx="3" fill="var(--line)" />
      <path
        d="M186 112l28 28-28 28-28-28Z"
        fill="var(--main)"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M180 134a6 6 0 1 1 9 5c-2 1-3 3-3 5M186 150v.5" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <rect x="272" y="68" width="100" height="56" rx="12" fill="var(--paper)" stroke="var(--main)" strokeWidth="2" />
      <circle cx="297" cy="96" r="12" fill="var(--ground)" />
      <circle cx="297" cy="93" r="4" fill="var(--main)" />
      <path d="M290 103c1-4 4-5 7-5s6 1 7 5" fill="var(--main)" />
      <rect x="318" y="86" width="42" height="7" rx="3.5" fill="var(--main)" />
      <rect x="318" y="100" width="28" height="6" rx="3" fill="var(--line)" />
      <rect
        x="272"
        y="162"
        width="100"
        height="56"
        rx="12"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <rect x="286" y="180" width="22" height="20" rx="5" fill="var(--tint)" />
      <path d="m287 184 10 7 10-7" stroke="var(--main)" strokeWidth="2" />
      <rect x="318" y="180" width="40" height="7" rx="3.5" fill="var(--line)" />
      <rect x="318" y="194" width="28" height="6" rx="3" fill="var(--soft)" />
      <rect x="48" y="170" width="96" height="56" rx="12" fill="var(--ground)" />
      <rect x="62" y="186" width="52" height="7" rx="3.5" fill="var(--main)" />
      <rect x="62" y="202" width="68" height="6" rx="3" fill="var(--tint)" />
      <circle cx="144" cy="198" r="5" fill="var(--paper)" stroke="var(--main)" strokeWidth="2" />
      <circle cx="272" cy="96" r="5" fill="var(--paper)" stroke="var(--main)" strokeWidth="2" />
      <circle cx="272" cy="190" r="5" fill="var(--paper)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="144" cy="92" r="5" fill="var(--paper)" stroke="var(--line)" strokeWidth="2" />
    </>
  );
}
