import { calendarFiles, signInFiles } from './scripts/built-files.mjs';

export default [
  { name: 'sign-in page: JavaScript and CSS, brotli', path: signInFiles(), brotli: true, limit: '105 KiB' },
  { name: 'first opening of a calendar, brotli', path: calendarFiles(), brotli: true, limit: '60 kB' },
];
