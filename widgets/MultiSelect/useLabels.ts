import { useState } from 'react';
import type { GivenOption, Scalar } from './entries.ts';

/** What values are called, also when a search has replaced the options that they came from. */
export function useLabels(options: readonly GivenOption[]): (value: Scalar) => string {
  const [known, setKnown] = useState(() => ({ options, labels: labelsOf(options) }));
  if (known.options !== options) {
    setKnown({ options, labels: new Map([...known.labels, ...labelsOf(options)]) });
  }
  return (value) => known.labels.get(value) ?? String(value);
}

function labelsOf(options: readonly GivenOption[]): Map<Scalar, string> {
  return new Map(options.map(({ value, label }) => [value, label]));
}
