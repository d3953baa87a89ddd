import { branch } from './branch/branch.ts';
import { focus } from './focus/focus.ts';
import { recall } from './recall/recall.ts';
import { run } from './run/run.ts';
import { setState } from './setState/setState.ts';

/** Actions that pages run when they start, before any input. */
export const firstActions = { branch, focus, recall, run, setState };
