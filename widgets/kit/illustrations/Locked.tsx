import type { ReactElement } from 'react';

/** A door that this person may not open. */
export function Locked(): ReactElement {
  return (
    <>
      <ellipse cx="200" cy="240" rx="124" ry="12" fill="var(--ground)" />
      <path
        d="M200 40l88 30v62c0 54-36 84-88 102-52-18-88-48-88-102V70Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M200 58l70 24v50c0 43-28 67-70 83-42-16-70-40-70-83V82Z" fill="var(--ground)" />
      <path d="M178 126v-14a22 22 0 0 1 44 0v14" stroke="var(--main)" strokeWidth="8" strokeLinecap="round" />
      <rect x="164" y="124" width="72" height="56" rx="12" fill="var(--main)" />
      <circle cx="200" cy="147" r="7" fill="#fff" />
      <path d="M200 150v12" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <circle cx="76" cy="104" r="6" fill="var(--tint)" />
      <circle cx="330" cy="146" r="8" fill="var(--tint)" />
      <path d="M318 82h16M326 74v16" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
