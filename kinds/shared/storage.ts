import type { Storage } from '../base/define-column.ts';

/** How one id is stored, or a list of them. */
export const oneOrMany = ({ is_multiple: isMultiple }: { is_multiple?: boolean }): Storage =>
  isMultiple ? 'texts' : 'text';

/** How the result of a formula or of a custom component is stored. */
export const ofResult = { text: 'text', number: 'number', boolean: 'boolean', date: 'text', list: 'texts' } as const;
