import { defineControl } from '../define-control.ts';

export const control = defineControl('formula', {
  format: ({ result, precision = null }) => ({ type: result, digits: precision }),
});
