import type { ReactElement } from 'react';

/** A page that does not exist: a map with a hole where the pin should be. */
export function Lost(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="240" rx="136" ry="12" fill="var(--ground)" />
      <path
        d="M84 92l74-26 84 26 74-26v132l-74 26-84-26-74 26Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M158 66v132M242 92v132" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M104 184c22-30 40-8 54-26s10-40 38-34"
        stroke="var(--tint)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 10"
      />
      <path d="M262 174c14-6 20-18 36-18" stroke="var(--soft)" strokeWidth="6" strokeLinecap="round" />
      <ellipse cx="204" cy="150" rx="20" ry="7" fill="var(--tint)" />
      <path d="M204 146c-20-24-34-38-34-58a34 34 0 1 1 68 0c0 20-14 34-34 58Z" fill="var(--main)" />
      <path
        d="M195 82a9.5 9.5 0 1 1 14 8.4c-3.5 2-5 4-5 7M204 106v.5"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
