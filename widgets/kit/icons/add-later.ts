/** Importing this makes every icon known. */
import { addPaths } from './icon-paths.ts';
import { laterPaths } from './later-paths.ts';

addPaths(laterPaths);
