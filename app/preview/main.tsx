import '../theme/index.css';
import { readBoot } from '../boot.ts';

/** The program of the isolated preview frame. It shows what the embedding page sends, and does nothing else. */
const boot = readBoot(document);
// Fetched by itself: the app's first screen shares this frame's files, and does without what this one needs.
const { startPreview } = await import('./start-preview.tsx');
startPreview(boot, window);
