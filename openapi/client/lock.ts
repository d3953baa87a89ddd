interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Runs `work` while no other tab of this origin does; where there are no tabs, at once. */
export function acrossTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Node before 24 has no navigator.locks, and the contract is compiled without DOM types.
  const { navigator } = globalThis as { navigator?: { locks?: Locks } };
  return navigator?.locks ? navigator.locks.request(name, work) : work();
}
