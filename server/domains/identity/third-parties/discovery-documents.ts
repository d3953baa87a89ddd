import { LRUCache } from 'lru-cache';
import { type Egress, EgressFailure } from '#server/kernel/egress/index.ts';
import { Unavailable } from '#server/kernel/errors/index.ts';

/** What an OpenID provider says of itself at its well-known address. */
export interface DiscoveryDocuments {
  /**
   * Its answer, whatever its status, or a cached one. `isFresh` asks again, for the administrator who sets the provider up. Throws
   * `EgressFailure`, and `Unavailable` when too many are being read.
   */
  read(address: string, options: { isFresh: boolean }): Promise<Response>;
}

interface CachedAnswer {
  /** In milliseconds since 1970. */
  until: number;
  /** Returns a new response for each reader, or throws the failure. */
  give: () => Response;
}

/** Milliseconds. A failure is cached for a shorter time; without the cache strangers could repeat it at will. */
const lifetimes = { answer: 5 * 60_000, failure: 30_000 };
/** Slower or larger answers are refused; a real document has some kilobytes. */
const limits = { timeout: 5_000, maxBytes: 64 * 1024 };
/** How many are cached, and how many are read at once: strangers may name the workspaces of as many providers as there are. */
const most = { cached: 200, atOnce: 32 };

/** Reads documents for all callers: each address once at a time, and seldom. */
export function createDiscoveryDocuments({
  egress,
  now,
}: {
  egress: Pick<Egress, 'fetch'>;
  now: () => Date;
}): DiscoveryDocuments {
  const cached = new LRUCache<string, CachedAnswer>({ max: most.cached });
  const underWay = new Map<string, Promise<CachedAnswer>>();

  async function fetchAnswer(address: string): Promise<CachedAnswer> {
    try {
      const { status, headers, body } = await bodyOf(await egress.fetch(address, limits));
      const until = now().getTime() + (status === 200 ? lifetimes.answer : lifetimes.failure);
      return { until, give: () => new Response(body, { status, headers }) };
    } catch (error) {
      if (!(error instanceof EgressFailure)) throw error;
      const give = (): never => {
        throw error;
      };
      return { until: now().getTime() + lifetimes.failure, give };
    }
  }

  async function fetchIntoCache(address: string): Promise<CachedAnswer> {
    const found = await fetchAnswer(address);
    cached.set(address, found);
    return found;
  }

  function refresh(address: string): Promise<CachedAnswer> {
    const already = underWay.get(address);
    if (already) return already;
    if (underWay.size >= most.atOnce) throw new Unavailable();
    const pending = fetchIntoCache(address).finally(() => underWay.delete(address));
    underWay.set(address, pending);
    return pending;
  }

  return {
    async read(address, { isFresh }) {
      const known = cached.get(address);
      const isUsable = known !== undefined && !isFresh && known.until > now().getTime();
      return (isUsable ? known : await refresh(address)).give();
    },
  };
}

const bodyOf = async (answer: Response): Promise<{ status: number; headers: Headers; body: ArrayBuffer | null }> => {
  const { status, headers } = answer;
  // Some statuses may have no body, not even an empty one.
  return { status, headers, body: answer.body && (await answer.arrayBuffer()) };
};
