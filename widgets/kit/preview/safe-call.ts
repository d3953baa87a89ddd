import { requests } from '#openapi/client';

const shapes: Readonly<Record<string, { method: string; safe?: boolean }>> = requests;

/** True for a call of the contract that changes nothing: both sides of a preview's port make no other (P32). */
export function isSafeCall(id: string): boolean {
  const shape = Object.hasOwn(shapes, id) ? shapes[id] : undefined;
  return shape?.method === 'get' || shape?.safe === true;
}
