import type { JsonSchema } from '#schemas';
import type { LiveType } from '../base/define-value.ts';

/** Characters of an id or of an option's value, as live formulas count them. */
const codeLength = 400;

/** An id of something, or the value of an option. */
export const idSchema: JsonSchema = { type: 'string', maxLength: 60 };

/** A list of them, with at most so many. */
export const idsSchema = (most: number): JsonSchema => ({ type: 'array', maxItems: most, items: idSchema });

/** One id or several, as the design says. */
export const oneOrMany = ({ is_multiple: isMultiple }: { is_multiple?: boolean }): JsonSchema =>
  isMultiple ? idsSchema(1000) : idSchema;

/** How live formulas read an id or the value of an option. */
export const liveCode: LiveType = { type: 'text', length: codeLength };

/** The same for one or several. */
export const liveCodes = ({ is_multiple: isMultiple }: { is_multiple?: boolean }): LiveType =>
  isMultiple ? { type: 'texts' } : liveCode;
