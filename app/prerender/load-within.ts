import type { WidgetLoader } from '#engine/runtime';

/** ERR-25, LIM-10: milliseconds after which code that neither arrives nor fails counts as lost. */
const codeTimeout = 120_000;

/** Code of the product did not arrive in time. */
export class LoadError extends Error {
  override name = 'LoadError';
}

/**
 * The same loaders, which fail and are reported when the code does not arrive in two minutes. The next attempt asks for it
 * again.
 */
export function loadWithin(
  loaders: Readonly<Record<string, WidgetLoader>>,
  view: Pick<Window, 'setTimeout' | 'clearTimeout'>,
  report: (error: LoadError) => void,
): Record<string, WidgetLoader> {
  const limited = ([name, load]: [string, WidgetLoader]): [string, WidgetLoader] => [
    name,
    () =>
      new Promise((resolve, reject) => {
        const timer = view.setTimeout(() => {
          const error = new LoadError(`The code of ${name} did not arrive in ${codeTimeout / 1000} s.`);
          report(error);
          reject(error);
        }, codeTimeout);
        load()
          .then(resolve, reject)
          .finally(() => view.clearTimeout(timer));
      }),
  ];
  return Object.fromEntries(Object.entries(loaders).map(limited));
}
