/**
 * Numbers, moments and lists as one language writes them. What cannot be formatted is written as it is, and reported. The
 * browser's own formatters are made when something needs them, and once for the same options.
 */
export interface Formats {
  /** BCP 47. */
  readonly locale: string;
  /** The zone that moments are shown in, by its IANA name; the browser's own when there is none. */
  readonly timeZone: string | undefined;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A moment: a text of ISO 8601, milliseconds since 1970, or a `Date`. */
  date(moment: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  list(items: readonly string[]): string;
  /** Throws a RangeError for options that the browser does not know. */
  numberFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat;
  /** Throws a RangeError for options that the browser does not know. */
  dateFormat(options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
}

export interface FormatsOptions {
  locale: string;
  timeZone?: string | undefined;
  report?: ((error: Error) => void) | undefined;
}

export function createFormats({ locale, timeZone, report }: FormatsOptions): Formats {
  const attempt = (write: () => string, value: unknown): string => {
    try {
      return write();
    } catch (error) {
      report?.(error instanceof Error ? error : new Error(String(error)));
      return String(value);
    }
  };
  const numberFormat = madeOnce((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dateFormat = madeOnce(
    (options?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: options?.timeZone ?? timeZone }),
  );
  return {
    locale,
    timeZone,
    numberFormat,
    dateFormat,
    number: (value, options) => attempt(() => numberFormat(options).format(value), value),
    date: (moment, options) => attempt(() => dateFormat(options).format(new Date(moment)), moment),
    list: (items) => attempt(() => new Intl.ListFormat(locale).format(items), items.join(', ')),
  };
}

function madeOnce<Options, Made>(make: (options?: Options) => Made): (options?: Options) => Made {
  const made = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options ?? {});
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}
