import type { OperationId } from '#openapi';
import type { Scene } from './scene.ts';

/** A request of the right shape that means something wrong, and how it is refused. */
export interface Case {
  what: string;
  call: OperationId;
  args(scene: Scene): Record<string, unknown>;
  /** The code, and where the first issue is. */
  refused: string;
}

type Args = Record<string, unknown> | ((scene: Scene) => Record<string, unknown>);

/** Cases of one call, whose arguments are what all of them have and what is wrong in each. */
export const casesOf = (
  call: OperationId,
  all: (scene: Scene) => Record<string, unknown>,
  wrong: readonly (readonly [what: string, args: Args, refused: string])[],
): Case[] =>
  wrong.map(([what, args, refused]) => ({
    what: `${call} with ${what}`,
    call,
    args: (scene) => ({ ...all(scene), ...(typeof args === 'function' ? args(scene) : args) }),
    refused,
  }));
