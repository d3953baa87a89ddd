import { today } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import { freeze } from '#engine/runtime';
import type { FormConfig } from '#engine/forms';
import { useZone } from '../kit/calendar/useZone.ts';
import { sampleRecord } from './sample-record.ts';

/** Hands out an example of a record with each change of the design, where somebody binds one. */
export function useSample(
  design: FormConfig,
  { locale, put }: { locale: string; put: ((sample: unknown) => void) | undefined },
): void {
  const zone = useZone();
  const latest = useRef(put);
  const last = useRef('');
  useEffect(() => {
    latest.current = put;
  });
  useEffect(() => {
    const sample = sampleRecord(design, { locale, today: today(zone).toString() });
    const text = JSON.stringify(sample);
    if (text === last.current) return;
    last.current = text;
    latest.current?.(freeze(sample));
  }, [design, locale, zone]);
}
