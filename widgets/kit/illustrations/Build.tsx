import type { ReactElement } from 'react';

/** A page being put together from parts. */
export function Build(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="252" rx="160" ry="10" fill="var(--ground)" />
      <rect x="62" y="34" width="246" height="196" rx="14" fill="var(--paper)" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M62 62h246" stroke="var(--line)" strokeWidth="1.5" />
      <circle cx="80" cy="48" r="4" fill="var(--main)" />
      <circle cx="94" cy="48" r="4" fill="var(--tint)" />
      <circle cx="108" cy="48" r="4" fill="var(--soft)" />
      <rect x="76" y="76" width="52" height="140" rx="8" fill="var(--soft)" />
      <rect x="84" y="86" width="36" height="8" rx="4" fill="var(--main)" />
      <rect x="84" y="104" width="28" height="6" rx="3" fill="var(--line)" />
      <rect x="84" y="120" width="34" height="6" rx="3" fill="var(--line)" />
      <rect x="84" y="136" width="24" height="6" rx="3" fill="var(--line)" />
      <rect x="142" y="76" width="152" height="46" rx="8" fill="var(--ground)" />
      <rect x="154" y="88" width="64" height="8" rx="4" fill="var(--main)" />
      <rect x="154" y="103" width="96" height="6" rx="3" fill="var(--tint)" />
      <rect x="142" y="134" width="70" height="82" rx="8" stroke="var(--line)" strokeWidth="1.5" />
      <path
        d="M154 200v-18M166 200v-34M178 200v-24M190 200v-44M200 200v-30"
        stroke="var(--main)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="224" y="134" width="70" height="36" rx="8" stroke="var(--line)" strokeWidth="1.5" />
      <rect x="234" y="144" width="34" height="6" rx="3" fill="var(--line)" />
      <rect x="234" y="156" width="48" height="6" rx="3" fill="var(--soft)" />
      <rect
        x="226"
        y="178"
        width="66"
        height="36"
        rx="8"
        stroke="var(--main)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <g transform="rotate(-7 304 176)">
        <rect
          x="262"
          y="152"
          width="104"
          height="54"
          rx="10"
          fill="var(--paper)"
          stroke="var(--main)"
          strokeWidth="2"
        />
        <circle cx="283" cy="179" r="11" fill="var(--tint)" />
        <rect x="303" y="168" width="48" height="7" rx="3.5" fill="var(--main)" />
        <rect x="303" y="183" width="34" height="6" rx="3" fill="var(--line)" />
      </g>
      <path
        d="M342 208l24 11-10 4-5 10Z"
        fill="var(--main)"
        stroke="var(--paper)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  );
}
