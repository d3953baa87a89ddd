import { calendarFiles, signInFiles } from './scripts/built-files.mjs';

// 105 KiB for what was counted before, 0.6 KiB for the early script, which is counted too, and 0.2 KiB for the rights of
// changed parts (decision 136) and 0.4 KiB for what keeps secrets from them, which hold from the first action on, and
// 0.2 KiB for the second step by an authenticator app, and 0.2 KiB for dark pages and readable text on every picture,
// and 0.2 KiB for words by language and for parts of the address in layouts,
// and 0.2 KiB for pages that keep what they show in their address (decision 186),
// and 0.6 KiB for the functions of dates in expressions, which one evaluator has for pages and records,
// and 0.1 KiB for the names of the widgets that search and list open pages,
// and 0.1 KiB for pages that follow what becomes known of their user and for links to a page inside an application,
// and 0.3 KiB for presses that count although a form moves below them, and a person's favorite and recent pages,
// and 0.1 KiB for the names of icon buttons that the keyboard reaches and for the functions that people know from sheets,
// and 0.2 KiB for the hashes in the names of all files: they differ from build to build, and do not compress,
// and 0.3 KiB for what the compression gains or loses when a change renames the minified variables (up to 90 bytes were seen),
// and for nodes that the designer's canvas wraps, and 0.2 KiB for nodes that stay while a page in design is edited and for pages as shipped,
// and 0.3 KiB for what counts as pressed: an entry of a menu that Enter chooses, and a drop; and for calls that a widget's props name on changed pages.
export default [
  { name: 'sign-in page: JavaScript and CSS, brotli', path: signInFiles(), brotli: true, limit: '109.2 KiB' },
  { name: 'first opening of a calendar, brotli', path: calendarFiles(), brotli: true, limit: '60 kB' },
];
