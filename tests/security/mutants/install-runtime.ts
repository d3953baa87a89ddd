import { createRuntime } from './runtime.ts';

// The instrumented files look for it as they are loaded.
globalThis.pagewrightMutants = createRuntime();
