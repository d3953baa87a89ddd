/** A page that the user was on or may go to. */
export interface HostPageLink {
  /** One for each page with its parameters; another query of the same page is the same page. */
  id: string;
  /** Its address with the query that it had last. */
  href: string;
  label: string;
  /** By what else it is found, such as its title in another language. */
  words?: readonly string[];
}

/** Where the person was and may go. */
export interface HostPageLinks {
  /** The pages of this tab that are not closed, in the order of the first visits. The same list until it changes. */
  open(): readonly HostPageLink[];
  /** The `id` of the one that is shown. */
  current(): string | undefined;
  /** Where the person was last, the latest of this tab first, also after it was closed. The same list until it changes. */
  recent(): readonly HostPageLink[];
  /** The person's own choice, in the order in which they were added. The same list until it changes. */
  favorites(): readonly HostPageLink[];
  /** Adds the shown page to the favorites, or takes it away. */
  setFavorite(isFavorite: boolean): Promise<void>;
  /** Pages with a fixed address that the person may open. */
  all(): Promise<readonly HostPageLink[]>;
  /** True while leaving the shown page would lose work. */
  isUnsaved(): boolean;
  /** False, and nothing changes, when the shown page is among them and the person stays for unsaved work. */
  close(ids: readonly string[]): Promise<boolean>;
  /** Notifies of each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
