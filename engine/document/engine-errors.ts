import type { Diagnostic } from './compiled.ts';

/** One entry of the catalogue; `{name}` in a text is filled from the error's detail. */
export interface ErrorText {
  message: string;
  hint?: string;
}

/** What can go wrong while a page runs. What can be wrong with a document is in `document/errors.ts`. */
export const engineErrors = {
  ENGINE_WIDGET_UNKNOWN: {
    message: 'There is no widget "{name}".',
    hint: 'The document was compiled for other widgets: publish it again.',
  },
  ENGINE_WIDGET_UNLOADED: {
    message: 'The code of the widget "{name}" could not be fetched.',
    hint: 'Check the connection, then reload the page.',
  },
  ENGINE_CODE_UNLOADED: {
    message: 'A part of the program could not be fetched. Check the connection, and try again.',
    hint: 'Reload the page when the connection works: the program may be a newer one by now.',
  },
  ENGINE_WIDGET_CRASHED: { message: 'The widget "{name}" failed: {reason}', hint: 'Look at the props of this node.' },
  ENGINE_ACTIONS_UNKNOWN: {
    message: 'The document has no actions "{name}".',
    hint: 'Lists of actions stand under "actions" of the page, dialog or drawer that runs them.',
  },
  ENGINE_ACTION_UNKNOWN: {
    message: 'There is no action "{name}".',
    hint: 'The document was compiled for other actions: publish it again.',
  },
  ENGINE_ACTION_ARGUMENT: { message: 'The action "{name}" cannot work with its argument "{argument}": {reason}' },
  ENGINE_ACTION_DEPTH: {
    message: 'Actions started each other more than {limit} times.',
    hint: 'Look for an action list that starts itself.',
  },
  ENGINE_CALL_REFUSED: {
    message: 'The operation "{name}" cannot be called by a change of this page.',
    hint: 'Open a dialog of the product that does it instead. The guide lists the operations that a changed page may call.',
  },
  ENGINE_CALL_UNKNOWN: {
    message: 'There is no operation "{name}".',
    hint: 'The document was compiled for another contract: publish it again.',
  },
  ENGINE_DOCUMENT_UNKNOWN: { message: 'There is no document "{name}".' },
  ENGINE_DOCUMENT_FORMAT: {
    message: 'The document has format {format}, and this engine reads format 1.',
    hint: 'Reload the page.',
  },
  ENGINE_DIALOG_UNKNOWN: { message: 'There is no dialog or drawer "{name}" here.' },
  ENGINE_EXPRESSION_BUDGET: {
    message: 'The expression needed more than its {budget}.',
    hint: 'Let the server do this work.',
  },
  ENGINE_EXPRESSION_BROKEN: { message: 'The expression cannot be read: {reason}' },
  ENGINE_FILE_EMPTY: { message: 'The file "{name}" is empty.' },
  ENGINE_FILE_NONE: { message: 'The operation "{name}" answered no file.' },
  ENGINE_FILE_SIZE: { message: 'The file "{name}" is larger than {limit}.' },
  ENGINE_FILE_TYPE: { message: 'The file "{name}" is not of a kind that is taken here: {accept}.' },
  ENGINE_GESTURE_REQUIRED: {
    message: 'A change of this page does "{name}" only after a person presses a control.',
    hint: 'Put it into the actions of a press. Loading, timers, changes of values and messages of other windows are none.',
  },
  ENGINE_SECRET_REFUSED: {
    message: 'A change of this page may not hand on a password, a code or a key ("{name}").',
    hint: 'Leave it to the page as the product ships it.',
  },
  ENGINE_HOST_LACKS: { message: 'The application around this page offers no {what}.' },
  ENGINE_MESSAGE_MISSING: { message: 'There is no message "{name}".' },
  ENGINE_POST_REFUSED: { message: 'No window around this page may be told anything: {reason}' },
  ENGINE_STATE_UNDECLARED: { message: 'The document declares no state "{name}".' },
} as const satisfies Record<string, ErrorText>;

/** A code of `engineErrors`, such as `ENGINE_WIDGET_UNKNOWN`. */
export type EngineErrorCode = keyof typeof engineErrors;

/** The values of the placeholders in the text of an error. */
export type ErrorDetail = Record<string, string | number | boolean | undefined>;

/** An error of a running page, from the catalogue; `pointer` is its position in the compiled document, when known. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly detail: ErrorDetail;
  readonly hint: string | undefined;
  readonly pointer: string | undefined;

  constructor(code: EngineErrorCode, detail: ErrorDetail = {}, options: { pointer?: string; cause?: unknown } = {}) {
    const text: ErrorText = engineErrors[code];
    super(fillText(text.message, detail), { cause: options.cause });
    this.name = 'EngineError';
    this.code = code;
    this.detail = detail;
    this.hint = text.hint === undefined ? undefined : fillText(text.hint, detail);
    this.pointer = options.pointer;
  }

  /** The shape in which a node shows it. */
  toDiagnostic(): Diagnostic {
    return { code: this.code, pointer: this.pointer ?? '', message: this.message, hint: this.hint };
  }
}

/** Fills `{name}` from the detail; a name that the detail lacks stays as it is. */
export function fillText(text: string, detail: ErrorDetail): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(detail, name) && detail[name] !== undefined ? String(detail[name]) : whole,
  );
}
