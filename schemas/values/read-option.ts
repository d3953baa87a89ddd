import { foldCase } from './fold-case.ts';
/** An option with all that it is called: its label in each language. */
export interface NamedOption {
  value: string;
  labels: readonly string[];
}

const folded = (text: string): string => foldCase(text.normalize('NFC').trim());

/**
 * The option that a text names: by a label as it is written, then without regard to case, then by its value. An option may have the label
 * of another one's value, and people read labels.
 */
export function readOption<Option extends NamedOption>(options: readonly Option[], text: string): Option | undefined {
  const [plain, wanted] = [text.trim(), folded(text)];
  return (
    options.find(({ labels }) => labels.some((label) => label.trim() === plain)) ??
    options.find(({ labels }) => labels.some((label) => folded(label) === wanted)) ??
    options.find(({ value }) => value === plain) ??
    options.find(({ value }) => folded(value) === wanted)
  );
}
