/** A thread of the browser that checks and compiles what is designed, so that no key waits for it. */
import { createDesignCompiler } from './design-compiler.ts';
import type { Asked } from './protocol.ts';

let compile: ReturnType<typeof createDesignCompiler> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.do === 'open') compile = createDesignCompiler(data.kit, data.changed);
  else if (compile) self.postMessage(compile(data));
});
