import type { HostPageLink } from '#engine/runtime';
import type { Client } from '#openapi/client';

/** A person's pages, as the server keeps them: the same in every tab and on every machine. */
interface OwnLinks {
  favorites: readonly HostPageLink[];
  recent: readonly HostPageLink[];
}

interface OwnPageLinksParts {
  view: Pick<Window, 'setTimeout' | 'clearTimeout'>;
  client: Pick<Client, 'call'>;
  report: (error: unknown) => void;
  onChange: () => void;
}

export interface OwnPageLinks {
  known(): OwnLinks;
  /** Loads them, once for each person. */
  load(): Promise<void>;
  setFavorite(link: HostPageLink, isFavorite: boolean): Promise<void>;
  /** Saves where the person is, after a rest: several pages in a row are one request. */
  note(link: HostPageLink): void;
  /** Another person is there, or nobody. */
  forget(): void;
}

const mostFavorites = 30;
const mostRecent = 10;
/** Milliseconds after the last page. */
const rest = 10_000;
const nothing: OwnLinks = { favorites: [], recent: [] };

export function createOwnPageLinks({ view, client, report, onChange }: OwnPageLinksParts): OwnPageLinks {
  let known = nothing;
  let loading: Promise<void> | undefined;
  /** Another one for each person: an answer for the one before is dropped. */
  let turn = 0;
  let timer: number | undefined;
  let noted: readonly HostPageLink[] = [];

  function take(answer: OwnLinks): void {
    known = answer;
    onChange();
  }

  async function ask(isAsked: () => boolean): Promise<void> {
    try {
      const answer = await client.call('getPageLinks', {});
      if (isAsked()) take(answer);
    } catch (error) {
      if (isAsked()) loading = undefined;
      report(error);
    }
  }

  function load(): Promise<void> {
    if (loading) return loading;
    const own = turn;
    loading = ask(() => own === turn);
    return loading;
  }

  /** Whose links are known now; undefined when they could not be loaded, or another person came: then nothing is replaced. */
  async function loaded(): Promise<number | undefined> {
    const own = turn;
    await load();
    return loading && own === turn ? own : undefined;
  }

  async function saveRecent(): Promise<void> {
    const latest = noted;
    noted = [];
    const own = await loaded();
    if (own === undefined) return;
    const recent = [...latest, ...known.recent.filter(({ id }) => !latest.some((one) => one.id === id))];
    const answer = await client.call('savePageLinks', { recent: recent.slice(0, mostRecent) });
    if (own === turn) take(answer);
  }

  return {
    known: () => known,
    load,
    async setFavorite(link, isFavorite) {
      const own = await loaded();
      if (own === undefined) throw new Error('The favorite pages could not be loaded, and are not changed.');
      const others = known.favorites.filter(({ id }) => id !== link.id);
      const favorites = isFavorite ? [...others, stored(link)].slice(-mostFavorites) : others;
      const answer = await client.call('savePageLinks', { favorites: [...favorites] });
      if (own === turn) take(answer);
    },
    note(link) {
      if (link.id.length > 300 || link.href.length > 600) return;
      noted = [stored(link), ...noted.filter(({ id }) => id !== link.id)].slice(0, mostRecent);
      view.clearTimeout(timer);
      timer = view.setTimeout(() => saveRecent().catch(report), rest);
    },
    forget() {
      view.clearTimeout(timer);
      known = nothing;
      loading = undefined;
      turn += 1;
      noted = [];
    },
  };
}

const stored = ({ id, href, label }: HostPageLink): HostPageLink => ({ id, href, label: label.slice(0, 200) });
