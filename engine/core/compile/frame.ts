import type { CompiledFrame } from '../document/compiled.ts';
import { compileExpression } from './expression.ts';
import type { Place } from './unit.ts';

/** How a dialog or drawer stands over its page; whatever is not understood is left to the defaults. */
export function compileFrame(source: Record<string, unknown>, place: Place): CompiledFrame {
  const frame: CompiledFrame = {};
  if (typeof source.width === 'number' || source.width === '100%') frame.width = source.width;
  if (source.from === 'top') frame.from = 'top';
  if (source.fullScreen === true) frame.fullScreen = true;
  if (typeof source.unsaved === 'string') frame.unsaved = compileExpression(source.unsaved, place);
  return frame;
}
