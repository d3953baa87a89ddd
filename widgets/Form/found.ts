/** What a validator found: the keyword that a value breaks, where the value is, and where the keyword is. */
export interface Found {
  keyword: string;
  /** JSON pointer to the value. */
  pointer: string;
  /** The path of keywords that leads to this one, such as `#/properties/name/minLength`. */
  schemaPath: string;
  /** The property that is missing, for `required` and `dependentRequired`. */
  missing?: string | undefined;
  /** The wanted type, for `type`. */
  type?: string | undefined;
  /** What the keyword says: the least or greatest length, number or count, the divisor, the one value, the format. */
  limit?: unknown;
  /** The property that is not allowed, or that asks for the missing one. */
  name?: string | undefined;
}
