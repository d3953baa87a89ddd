export { pageAddress } from './page-address.ts';
