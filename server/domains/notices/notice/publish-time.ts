interface Stored {
  state: string;
  publish_at: Date | null;
}

interface Wanted {
  state: string;
  /** Null is at once; undefined is not sent. */
  sent: string | null | undefined;
  now: Date;
}

/**
 * From when a notice is seen. A time that was sent holds; without one, publishing is at once, and anything else keeps
 * what is stored.
 */
export function publishTime(stored: Stored | undefined, { state, sent, now }: Wanted): Date | null {
  if (typeof sent === 'string') return new Date(sent);
  const isPublishing = state === 'published' && (stored?.state !== 'published' || sent === null);
  if (!isPublishing) return sent === null ? null : (stored?.publish_at ?? null);
  // A draft may have been given its time before.
  const planned = sent === undefined && stored?.state === 'draft' ? stored.publish_at : null;
  return planned && planned > now ? planned : now;
}
