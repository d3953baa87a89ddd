import { Controls, Description, Primary, Title } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

/** The documentation of a widget: what it is for, its playground, and the table of its props. */
export function DocsPage(): ReactElement {
  return (
    <>
      <Title />
      <Description of="story" />
      <Primary />
      <Controls />
    </>
  );
}
