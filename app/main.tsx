import './theme/index.css';
import { type Boot, readBoot } from './session/boot.ts';
import { run } from './run.tsx';

/**
 * One program for both frames, so that all that the first screen needs is one file. The isolated preview shows what the
 * embedding page sends, and runs nothing else.
 */
async function main(boot: Boot): Promise<void> {
  if (boot.frame === 'app') return run(boot, window);
  const { startPreview } = await import('./preview/start-preview.tsx');
  startPreview(boot, window);
}

// Not awaited: what is fetched later imports this file, and would wait for its end.
main(readBoot(document)).catch(reportError);
