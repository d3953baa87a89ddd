import type { ReactElement } from 'react';

/** A dashboard with a line, bars and a ring. */
export function Insight(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="252" rx="160" ry="10" fill="var(--ground)" />
      <rect x="48" y="40" width="208" height="128" rx="14" fill="var(--paper)" stroke="var(--line)" strokeWidth="1.5" />
      <rect x="66" y="58" width="60" height="8" rx="4" fill="var(--main)" />
      <rect x="66" y="74" width="38" height="6" rx="3" fill="var(--line)" />
      <path d="M66 148h172M66 124h172M66 100h172" stroke="var(--soft)" strokeWidth="1.5" />
      <path d="M66 140c16-2 22-22 40-20s20 14 36 4 20-36 38-32 18 16 30 8 14-18 28-22v70H66Z" fill="var(--ground)" />
      <path
        d="M66 140c16-2 22-22 40-20s20 14 36 4 20-36 38-32 18 16 30 8 14-18 28-22"
        stroke="var(--main)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="180" cy="92" r="6" fill="var(--paper)" stroke="var(--main)" strokeWidth="3" />
      <rect
        x="238"
        y="104"
        width="116"
        height="126"
        rx="14"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <circle cx="296" cy="158" r="30" stroke="var(--soft)" strokeWidth="11" />
      <path d="M296 128a30 30 0 0 1 25 46.5" stroke="var(--main)" strokeWidth="11" strokeLinecap="round" />
      <path d="M312 183.4a30 30 0 0 1-40 -7" stroke="var(--tint)" strokeWidth="11" strokeLinecap="round" />
      <rect x="262" y="206" width="68" height="7" rx="3.5" fill="var(--line)" />
      <rect x="82" y="184" width="136" height="48" rx="12" fill="var(--main)" />
      <path d="M100 216v-10M112 216v-18M124 216v-12M136 216v-20" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <rect x="156" y="199" width="44" height="7" rx="3.5" fill="#fff" />
      <rect x="156" y="213" width="28" height="6" rx="3" fill="#fff" opacity=".65" />
    </>
  );
}
