import type { KindOf } from '../base/field-kind.ts';

/** Characters that a field of texts takes at most. */
export const longestText = ({ max_length, widget }: Pick<KindOf<'text'>, 'max_length' | 'widget'>): number =>
  max_length ?? (widget === 'area' ? 5000 : 200);
