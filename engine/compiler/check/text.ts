import { isObject, nearest, own, pointerTo, report } from '#schemas';
import { languageSchema } from '#schemas/language';
import { kindName } from '../expression/type.ts';
import { checkExpressionText } from './expression.ts';
import { type ParsedMessage, parseKnown, parseMessage } from './message.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Checks a value's expressions; handed in, because values contain texts. */
export type CheckValue = (walk: Walk, value: unknown, pointer: string, scope: Scope) => void;

/** Checks `{"t": key, "values"?, "instead"?}`: the message in every language, the values that it needs, and what is shown instead. */
export function checkText(
  walk: Walk,
  text: Record<string, unknown>,
  pointer: string,
  scope: Scope,
  checkValue: CheckValue,
): void {
  const schema = languageSchema('binding.schema.json#/$defs/text') ?? {};
  const issues = report(text, schema, { resolve: languageSchema, patterns: true });
  for (const { message, hint, pointer: inner } of issues)
    walk.diagnostics.add('PAGE_TEXT_SHAPE', pointer + inner, { reason: message }, hint);
  const values = isObject(text.values) ? text.values : {};
  for (const [name, value] of Object.entries(values))
    checkValue(walk, value, pointerTo(`${pointer}/values`, name), scope);
  if (issues.length) return;
  if (isObject(text.instead)) checkInstead(walk, text.instead.$, `${pointer}/instead/$`, scope);
  const given = Object.keys(values);
  if (typeof text.t === 'string') checkKey(walk, text.t, pointer, given);
  else if (isObject(text.t)) checkInline(walk, text.t, pointer, given);
}

function checkInstead(walk: Walk, expression: unknown, pointer: string, scope: Scope): void {
  const type = checkExpressionText(walk, expression, pointer, scope);
  if (type.kind === 'text' || type.kind === 'any' || type.kind === 'null') return;
  const reason = `This is ${kindName(type)}, and a text is wanted.`;
  walk.diagnostics.add('PAGE_TEXT_SHAPE', pointer, { reason });
}

function checkKey(walk: Walk, key: string, pointer: string, given: string[]): void {
  const { messages } = walk.context;
  const locales = Object.keys(messages);
  const parsed = locales.map((locale) => ({ locale, message: parseKnown(own(messages, locale) ?? {}, key) }));
  const missing = parsed.filter(({ message }) => !message);
  if (missing.length === parsed.length) {
    const meant = nearest(key, Object.keys(messages[locales[0] ?? ''] ?? {}));
    const hint = meant ? `Did you mean "${meant}"?` : 'Add it to messages.en-US.json and messages.zh-CN.json.';
    walk.diagnostics.add('PAGE_MESSAGE_MISSING', `${pointer}/t`, { key }, hint);
    return;
  }
  for (const { locale } of missing) walk.diagnostics.add('PAGE_MESSAGE_UNTRANSLATED', `${pointer}/t`, { key, locale });
  checkValues(walk, key, parsed, pointer, given);
}

function checkInline(walk: Walk, texts: Record<string, unknown>, pointer: string, given: string[]): void {
  if (walk.context.shipped) {
    walk.diagnostics.add('PAGE_TEXT_LITERAL', `${pointer}/t`);
    return;
  }
  const parsed = Object.entries(texts).map(([locale, text]) => ({ locale, message: parseMessage(String(text)) }));
  checkValues(walk, 'written here', parsed, pointer, given);
}

function checkValues(
  walk: Walk,
  key: string,
  parsed: { locale: string; message: ParsedMessage | undefined }[],
  pointer: string,
  given: string[],
): void {
  const needed = new Set<string>();
  for (const { locale, message } of parsed) {
    if (message?.error !== undefined)
      walk.diagnostics.add('PAGE_MESSAGE_SYNTAX', `${pointer}/t`, { key, locale, reason: message.error });
    else for (const name of message?.names ?? []) needed.add(name);
  }
  const missing = [...needed].filter((name) => !given.includes(name));
  for (const name of given.filter((candidate) => !needed.has(candidate))) {
    const meant = nearest(name, missing);
    if (meant) missing.splice(missing.indexOf(meant), 1);
    const reason = `The message "${key}" does not use the value "${name}".`;
    walk.diagnostics.add(
      'PAGE_MESSAGE_VALUE',
      pointerTo(`${pointer}/values`, name),
      { reason },
      meant && `Did you mean "${meant}"?`,
    );
  }
  for (const name of missing)
    walk.diagnostics.add('PAGE_MESSAGE_VALUE', pointer, { reason: `The message "${key}" needs the value "${name}".` });
}
