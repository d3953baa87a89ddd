/** What breaks a program that was written against the last release, by rule, with what to do about it. */
export const breakingRules = {
  'operation-removed': 'Keep the call, or mark it as deprecated first and remove it with the next release.',
  'operation-renamed': 'Keep the operationId: it is the name that programs call.',
  'operation-moved': 'Keep method and path, or describe the new address as a call of its own.',
  'operation-planned': 'A call that is served stays served.',
  'roles-narrowed': 'Give the roles back, or tell those who lose the call before the release.',
  'roles-widened': 'Whoever relied on others being refused has to know; confirm it with the release.',
  'guard-changed': 'Another guard refuses other callers; confirm it with the release.',
  'scope-changed': 'Another scope touches other rows; describe it as a call of its own.',
  'session-changed': 'Clients keep tokens by this word; describe the new behaviour as a call of its own.',
  'repeat-unsafe': 'Clients repeat x-safe calls by themselves; keep the call free of changes.',
  'version-check-changed': 'Clients that send If-Match rely on being refused; keep x-versioned as it was.',
  'sign-in-changed': 'Keep the ways of signing in that were enough.',
  'body-type-changed': 'Keep the content type of the body.',
  'body-removed': 'Go on taking the body.',
  'body-required': 'Let the call go on without a body.',
  'parameter-removed': 'Go on taking the parameter; where it means nothing any more, say so in its description.',
  'parameter-required': 'Leave it optional, with a default.',
  'parameter-style-changed': 'Go on reading the list as it was written.',
  'sent-field-removed': 'Go on taking the field; where it means nothing any more, say so in its description.',
  'sent-field-required': 'Leave it optional, with a default.',
  'sent-object-closed': 'Leave the object open, or list the names that were sent.',
  'sent-type-narrowed': 'Go on taking the types that were taken.',
  'sent-value-removed': 'Go on taking the value.',
  'sent-bound-tightened': 'Keep the bound, or make it wider.',
  'sent-form-changed': 'Keep the pattern or format; where both must hold, check the new one in the handler.',
  'sent-default-changed': 'Who leaves it out gets another behaviour: keep the default.',
  'sent-alternative-removed': 'Go on taking the alternative.',
  'answer-type-changed': 'Keep the media type of the answer.',
  'got-field-removed': 'Go on answering the field.',
  'got-field-optional': 'Go on answering the field always.',
  'got-type-widened': 'Keep the type; put what is new into a field of its own.',
  'got-value-added': 'Programs meet a value that they do not know: put it into a field of its own.',
  'got-form-changed': 'Keep the pattern or format that programs read.',
  'got-may-be-empty': 'Go on answering at least one.',
  'got-alternative-added': 'Programs meet an outcome that they do not know; let callers ask for it.',
  'error-removed': 'Go on answering the code; programs act on it.',
  'error-status-changed': 'Keep the status of the code.',
  'schema-unjudged': 'Nobody can say by rule whether this breaks: look at both, then confirm it with the release.',
} as const satisfies Record<string, string>;

export type BreakingRule = keyof typeof breakingRules;

/** One change that breaks callers. */
export interface Break {
  rule: BreakingRule;
  /** `createToken: body /username`, or the shared schema: `LoginForm /username`. */
  location: string;
  message: string;
  /** operationIds that meet it, sorted. */
  calls: string[];
}
