/** A program for a browser, which has no Node around it; `result` is for anyone who runs the bundle. */
import { createClient } from 'pagewright/client';

declare const origin: string;
export const result = createClient({ baseUrl: origin, locale: 'en-US' }).call('listPages', {});
