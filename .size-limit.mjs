import { calendarAssets } from './scripts/calendar-assets.mjs';
import { signInAssets } from './scripts/sign-in-assets.mjs';

export default [
  { name: 'sign-in page: JavaScript and CSS, brotli', path: signInAssets(), brotli: true, limit: '105 KiB' },
  { name: 'first opening of a calendar, brotli', path: calendarAssets(), brotli: true, limit: '60 kB' },
];
