import type { TextBlock } from '../document/generated/documents.ts';

type Values = Record<string, unknown>;

/** Texts of a block in full: `.name` is the message `<prefix>.name`. */
export interface BlockTexts {
  /** A text as it was written, or the message of a key when none was; the values are given to a key, not to a whole text. */
  text(written: TextBlock | undefined, key: string, values?: Values): Values;
  /** The same for a text that all of an area share, such as the one on a button that closes. */
  shared(written: TextBlock | undefined, key: string): Values;
}

export function blockTexts(prefix: string): BlockTexts {
  const message = (key: string, values: Values | undefined): Values => ({
    t: `${prefix}.${key}`,
    ...(values && { values }),
  });
  const text: BlockTexts['text'] = (written, key, values) => {
    if (written === undefined) return message(key, values);
    return typeof written === 'string' ? message(written.slice(1), values) : { ...written };
  };
  return {
    text,
    shared: (written, key) => (written === undefined ? { t: `${prefix.split('.')[0]}.${key}` } : text(written, key)),
  };
}
