import { EngineError } from '#engine/document';
import type { ActionRun } from '../../scope/action.ts';
import { statePath } from '../../action/argument.ts';
import { hostPart } from '../../action/host-part.ts';

const sizes = ['small', 'medium', 'large'];

/** Shows everything in another size, or says which one is shown. */
export const setSize: ActionRun = ({ size, path }, runtime) => {
  const host = hostPart('sizes', runtime.host.size);
  const wanted = runtime.text(size);
  if (size !== undefined) {
    if (wanted === undefined || !sizes.includes(wanted)) {
      const reason = 'It has to be small, medium or large.';
      throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'setSize', argument: 'size', reason });
    }
    host.set(wanted);
  }
  if (path !== undefined) runtime.scope.setState(statePath('setSize', 'path', path), host.current());
};
