let steady: PropertyDescriptorMap | undefined;

/**
 * For `ref` of a native form. At each key React empties an input's name and writes name and type again, for the sake of radio
 * buttons; a browser takes that for a change and looks through the whole form for names, again and again. From its first
 * focus on, an input is written to only what it has not (decision 107).
 */
export function keepNames(form: HTMLFormElement): () => void {
  form.addEventListener('focusin', keep);
  return () => form.removeEventListener('focusin', keep);
}

function keep({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || Object.hasOwn(target, 'name')) return;
  steady ??= { name: written('name'), type: written('type') };
  Object.defineProperties(target, steady);
}

/** The browser's own property, but for writing nothing (an input is never renamed to an empty name), and for writing what is there. */
function written(name: 'name' | 'type'): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name);
  return {
    configurable: true,
    get(this: HTMLInputElement) {
      return own?.get?.call(this);
    },
    set(this: HTMLInputElement, value: string) {
      if (value !== '' && value !== own?.get?.call(this)) own?.set?.call(this, value);
    },
  };
}
