import { isObject, pointerTo } from '#schemas';
import type { WrittenPart } from '#engine/written';

/** Where something is that has another pointer in the file. */
export type Moved = Pick<WrittenPart, 'pointer' | 'from'>;

export interface InFull {
  /** The very same when nothing in it is shortened. */
  file: unknown;
  /** Outer ones before those inside them. */
  moved: readonly Moved[];
}

/**
 * A file without the short forms that only files have: keys of texts that begin with a dot get the file's `texts` in front, and a step
 * `{"set": {"page": 1, "search": null}}` becomes an action `setState` for each of its values, in their order. What follows such a step
 * has another pointer then.
 */
export function inFull(file: unknown, texts = isObject(file) ? file.texts : undefined): InFull {
  if (!isObject(file)) return { file, moved: [] };
  const moved: Moved[] = [];
  let isShortened = false;

  const full = (value: unknown, pointer: string, from: string): unknown => {
    if (Array.isArray(value)) return value.some(isSetStep) ? steps(value, pointer, from) : items(value, pointer, from);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name === 't' && typeof inner === 'string' && inner.startsWith('.') && typeof texts === 'string') {
          isShortened = true;
          return [name, `${texts}${inner}`];
        }
        return [name, full(inner, pointerTo(pointer, name), pointerTo(from, name))];
      }),
    );
  };
  const items = (list: unknown[], pointer: string, from: string): unknown[] =>
    list.map((item, index) => full(item, pointerTo(pointer, index), pointerTo(from, index)));
  const steps = (list: unknown[], pointer: string, from: string): unknown[] => {
    isShortened = true;
    const actions: unknown[] = [];
    list.forEach((step, index) => {
      const written = pointerTo(from, index);
      if (isSetStep(step)) {
        for (const [name, value] of Object.entries(step.set)) {
          const at = pointerTo(pointer, actions.length);
          const where = pointerTo(`${written}/set`, name);
          moved.push({ pointer: at, from: where }, { pointer: `${at}/value`, from: where });
          const given = value !== null && { value: full(value, `${at}/value`, where) };
          actions.push({ do: 'setState', path: `state.${name}`, ...given });
        }
        return;
      }
      const at = pointerTo(pointer, actions.length);
      if (actions.length !== index) moved.push({ pointer: at, from: written });
      actions.push(full(step, at, written));
    });
    return actions;
  };

  const whole = full(file, '', '');
  return isShortened ? { file: whole, moved } : { file, moved: [] };
}

/** A step of a list of actions that writes several fields of the state. */
const isSetStep = (step: unknown): step is { set: Record<string, unknown> } =>
  isObject(step) && isObject(step.set) && Object.keys(step).length === 1;
