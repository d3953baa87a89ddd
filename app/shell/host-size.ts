import type { HostSize } from '#engine/runtime';
import { applySize, readSize } from '../session/storage/size.ts';

/** CFG-20 SHELL-43: how large the interface is, in a cookie of this browser. */
export const hostSize: HostSize = {
  current: readSize,
  set(size) {
    if (size === 'small' || size === 'medium' || size === 'large') applySize(size);
  },
};
