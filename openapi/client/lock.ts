interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Runs `work` while no other tab of this origin does; at once where there are no tabs, or a frame may not know of them. */
export async function acrossTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Node before 24 has no navigator.locks, and the contract is compiled without DOM types.
  const { navigator } = globalThis as { navigator?: { locks?: Locks } };
  if (!navigator?.locks) return work();
  let hasBegun = false;
  const begin = (): Promise<T> => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (error) {
    // Browsers that keep the storage from frames of other sites keep the locks from them as well.
    if (hasBegun) throw error;
    return work();
  }
}
