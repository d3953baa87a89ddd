import type { Schemas } from '#openapi';

type State = Schemas['HealthState'];

const day = 24 * 60 * 60 * 1000;

/** A disk with so little left fails soon: uploads first, then the database. */
export function diskState({ freeMb, totalMb }: { freeMb: number; totalMb: number }): State {
  const share = freeMb / Math.max(totalMb, 1);
  if (freeMb < 500 || share < 0.02) return 'failing';
  return freeMb < 2000 || share < 0.1 ? 'attention' : 'ok';
}

/** A backup of the last week is in order; one of a demo, or none yet, needs a look. */
export function backupState(at: Date | null, now: Date): State {
  if (!at) return 'attention';
  const age = now.getTime() - at.getTime();
  if (age > 30 * day) return 'failing';
  return age > 7 * day ? 'attention' : 'ok';
}

/** A round trip that takes so long is felt with every call. */
export const latencyState = (latency: number): State => (latency > 500 ? 'attention' : 'ok');
