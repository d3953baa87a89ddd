import type { ComponentPropsWithRef, ReactElement } from 'react';

interface ListPartProps extends ComponentPropsWithRef<'div'> {
  role: 'listbox' | 'option' | 'tree' | 'treeitem';
}

/** A part of a list or tree whose field or frame keeps the focus and names the active part (aria-activedescendant). */
export function ListPart({ role, ...rest }: ListPartProps): ReactElement {
  return <div role={role} {...rest} />;
}
