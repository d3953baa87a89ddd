import type { ReactElement } from 'react';
import type { ToolName } from './tool-names.ts';

/** Drawn like the icons of documents, which would carry them into every page. */
const paths: Readonly<Record<ToolName, string>> = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  heading1: 'M4 6v12M12 6v12M4 12h8M17 18V9l-2.5 1.5',
  heading2: 'M4 6v12M12 6v12M4 12h8M16 11a2.2 2.2 0 1 1 4 1.2L16 18h4.5',
  heading3: 'M4 6v12M12 6v12M4 12h8M16 9.5h4L17.5 13a2.6 2.6 0 1 1-1.8 4',
  strong: 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  em: 'M19 5h-8M13 19H5M15 5 9 19',
  strike:
    'M4 12h16M16.5 7.5C16 6 14.4 5 12 5 9.5 5 7.5 6.3 7.5 8.3M7.5 16.5c.5 1.5 2.2 2.5 4.5 2.5 2.6 0 4.5-1.3 4.5-3.3 0-1-.4-1.8-1.2-2.4',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4L12 18.4',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-.8V9M4 14.2a1.3 1.3 0 1 1 2.3.8L4 18h2.5',
  quote: 'M5 5v14M10 8h9M10 12h9M10 16h6',
  codeBlock: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM10 9l-3 3 3 3M14 9l3 3-3 3',
  clear: 'M6 5h12M12 5l-2 9M4 20l5-5M9 20l-5-5M13 19h7',
};

/** The sign of a tool; whatever holds it carries the name. */
export function ToolGlyph({ name }: { name: ToolName }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
