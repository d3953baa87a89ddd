import type { FormAdapter } from './adapter.ts';
import { type FormShape, shownFields, firstValueOf } from './form-shape.ts';
import { foldedForm, mixedForm, wrongForm } from './form-shapes.ts';
import { nextPaint, pageContainer, rest, untilCount } from './painting.ts';

export type ShapeName = 'mixed' | 'plain' | 'folded' | 'wrong';

/** What the driver asks of a page with a form; times in milliseconds. */
export interface FormBench {
  prepare(name: ShapeName, count: number): Promise<void>;
  /** Mounts the form. */
  mount(): Promise<Painted>;
  counts(): Counts;
  expected(): Counts;
  /** Ticks the box of the folded form, which shows its hidden fields. */
  unfold(): Promise<Painted>;
  /** Submits the wrong form, which shows every field's error. */
  submit(): Promise<Painted>;
  /** The time of the first check, and the issues found. */
  check(): Promise<{ time: number; issues: number }>;
  /** Puts the caret at the end of a text in the middle of the form. */
  focusMiddle(): void;
  /** What stands in that text. */
  middleText(): string;
}

/** How long something took, in milliseconds. */
export interface Painted {
  /** Until all that was waited for is painted. */
  painted: number;
  /** Until what was queued behind the paint is done: the browser's autofill, for one, looks at new fields then. */
  done: number;
}

export interface Counts {
  fields: number;
  required: number;
  hidden: number;
}

declare global {
  interface Window {
    formBench: FormBench;
  }
}

const makers: Record<ShapeName, (count: number) => FormShape> = {
  mixed: mixedForm,
  plain: (count) => foldedForm(count, 0),
  folded: (count) => foldedForm(count, count / 4),
  wrong: wrongForm,
};

/** Hands a contender's form to the driver. The last line of each adapter's file. */
export function serveForm({ marks, prepare }: FormAdapter): void {
  let shape: FormShape = { sections: [] };
  let ready: Awaited<ReturnType<FormAdapter['prepare']>>;
  const all = () => shape.sections.flatMap(({ fields }) => fields);
  const shown = () => shownFields(shape, firstValueOf(shape));
  // Every contender takes a hidden field out of the document. To ask what is visible would lay out what a browser has left out.
  const shownText = () =>
    [...pageContainer().querySelectorAll(marks.field)].map((field) => field.textContent).join(' ');
  const count = (selector: string) => pageContainer().querySelectorAll(selector).length;

  function control(label: string): HTMLElement {
    const field = [...pageContainer().querySelectorAll(marks.field)].find((one) => one.textContent?.includes(label));
    const found = field?.querySelector<HTMLElement>('input, textarea');
    if (!found) throw new Error(`There is no control for ${label}.`);
    return found;
  }
  function middle(): HTMLInputElement {
    const texts = shown().filter(({ kind }) => kind === 'text');
    // Safe: a text has an input.
    return control(texts[Math.floor(texts.length / 2)]?.label ?? '') as HTMLInputElement;
  }
  async function timed(work: () => void, selector: string, wanted: number): Promise<Painted> {
    await nextPaint();
    const start = performance.now();
    work();
    await untilCount(selector, wanted);
    await nextPaint();
    const painted = performance.now() - start;
    await rest();
    return { painted, done: performance.now() - start };
  }

  window.formBench = {
    async prepare(name, size) {
      shape = makers[name](size);
      ready = await prepare(shape);
    },
    mount: () => timed(() => ready.show(pageContainer()), marks.field, shown().length),
    counts() {
      const text = shownText();
      return {
        fields: count(marks.field),
        required: typeof marks.required === 'string' ? count(marks.required) : marks.required(pageContainer()),
        hidden: all().filter(({ label }) => !text.includes(label)).length,
      };
    },
    expected: () => ({
      fields: shown().length,
      required: shown().filter(({ required }) => required).length,
      hidden: all().length - shown().length,
    }),
    unfold() {
      const box = shape.sections.flatMap(({ when }) => (when ? [when.field] : []))[0];
      const label = all().find(({ key }) => key === box)?.label ?? '';
      return timed(() => control(label).click(), marks.field, all().length);
    },
    submit() {
      const button = pageContainer().querySelector<HTMLElement>('button[type="submit"]');
      if (!button) throw new Error('There is no button that submits.');
      return timed(() => button.click(), marks.error, all().length);
    },
    async check() {
      const start = performance.now();
      const issues = await ready.check();
      return { time: performance.now() - start, issues: issues };
    },
    focusMiddle() {
      const input = middle();
      input.scrollIntoView({ block: 'center' });
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    },
    middleText: () => middle().value,
  };
}
