import { join } from 'node:path';
import { root } from './install.mjs';

/** The compiler that checks and declares; the older one beside it is for the generators, which need its programming interface. */
export const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
