import { signInAssets } from './scripts/sign-in-assets.mjs';

export default [
  { name: 'sign-in page: JavaScript and CSS, brotli', path: signInAssets(), brotli: true, limit: '105 KiB' },
];
