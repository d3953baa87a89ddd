import { defineControl } from '../base/define-control.ts';

export const control = defineControl('formula', {
  format: ({ result, precision = null }) => ({ type: result, digits: precision }),
  /** What a formula makes is written like what people enter. */
  cell({ result, precision }) {
    if (result !== 'number') return { kind: result };
    return { kind: 'number', ...(precision !== undefined && { digits: precision }) };
  },
});
