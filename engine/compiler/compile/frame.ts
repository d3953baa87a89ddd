import type { CompiledFrame } from '#engine/document';

/** Size and side of a dialog or drawer over its page; unknown values fall back to the defaults. */
export function compileFrame(source: Record<string, unknown>): CompiledFrame {
  const frame: CompiledFrame = {};
  if (typeof source.width === 'number' || source.width === '100%') frame.width = source.width;
  if (source.from === 'top') frame.from = 'top';
  if (source.fullScreen === true) frame.fullScreen = true;
  return frame;
}
