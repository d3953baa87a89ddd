import type { ReactElement } from 'react';

/** An open box with nothing in it. */
export function EmptyBox(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="238" rx="128" ry="11" fill="var(--ground)" />
      <path
        d="M112 118l88 34 88-34v82l-88 36-88-36Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M200 152v84" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M112 118l88-32 88 32-88 34Z"
        fill="var(--ground)"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M112 118l-30 26 86 34 32-26ZM288 118l30 26-86 34-32-26Z"
        fill="var(--tint)"
        stroke="var(--paper)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M176 66c0-14 10-22 24-22s24 8 24 20c0 14-14 16-20 22"
        stroke="var(--main)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <circle cx="150" cy="66" r="5" fill="var(--tint)" />
      <circle cx="254" cy="58" r="7" fill="var(--tint)" />
    </>
  );
}
