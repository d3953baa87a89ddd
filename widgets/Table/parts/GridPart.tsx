import type { ComponentPropsWithRef, ReactElement } from 'react';

interface GridPartProps extends ComponentPropsWithRef<'div'> {
  role: 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'gridcell';
}

/**
 * A part of the grid. No `<table>`: its rows could not be positioned by windowing, nor its columns share one line of
 * tracks. Which part takes the focus moves with the arrow keys (ARIA grid pattern).
 */
export function GridPart({ role, ...rest }: GridPartProps): ReactElement {
  return <div role={role} {...rest} />;
}
