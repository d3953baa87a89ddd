import type { Around, Input } from '../base/define-control.ts';

type Make<Kind> = (kind: Kind, around: Around) => Input | undefined;

/** A control whose widget also shows the value when it may only be read. */
export function showsItself<Kind>(input: Make<Kind>): { input: Make<Kind>; shown: Make<Kind> } {
  const shown: Make<Kind> = (kind, around) => {
    const made = input(kind, around);
    return made && { ...made, props: { ...made.props, readOnly: true } };
  };
  return { input, shown };
}
