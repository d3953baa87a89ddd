import type { ReactElement } from 'react';

/** Work on the house: a window with a wheel that turns. */
export function Maintenance(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="246" rx="140" ry="11" fill="var(--ground)" />
      <rect x="84" y="48" width="232" height="164" rx="14" fill="var(--paper)" stroke="var(--line)" strokeWidth="2" />
      <path d="M84 78h232" stroke="var(--line)" strokeWidth="2" />
      <circle cx="102" cy="63" r="4" fill="var(--main)" />
      <circle cx="116" cy="63" r="4" fill="var(--tint)" />
      <circle cx="130" cy="63" r="4" fill="var(--soft)" />
      <path
        d="M200 96l7 14 15-5 5 15 15 3-1 15 13 7-7 13 7 13-13 7 1 15-15 3-5 15-15-5-7 14-7-14-15 5-5-15-15-3 1-15-13-7 7-13-7-13 13-7-1-15 15-3 5-15 15 5Z"
        fill="var(--tint)"
        strokeLinejoin="round"
        transform="translate(0 -14)"
      />
      <circle cx="200" cy="148" r="26" fill="var(--paper)" />
      <path
        d="M190 158l18-18M205 134a10 10 0 0 1 9 14l-6-1-3-6 3-6ZM186 154l8 8"
        stroke="var(--main)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M104 224h192" stroke="var(--main)" strokeWidth="10" strokeDasharray="16 14" />
    </>
  );
}
