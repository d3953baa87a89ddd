import type { Marks } from '../page/adapter.ts';

/** The build names the classes of CSS modules `<file>-<class>`, see `build-contender.ts`. */
export const ourMarks: Marks = { field: '.field-field', required: '.field-required', error: '.field-error' };
