/** The location of a comparison: a call or a shared schema, and the fields below it. */
export interface Location {
  /** `createToken: body`, or the name of a shared schema. */
  root: string;
  /** `/workspaces/*` + `/ws_id`; empty at the root. */
  path: string;
}

/** One step down; `*` means the items of a list, or any other name of an object. */
export const below = (location: Location, step: string): Location => ({
  root: location.root,
  path: `${location.path}/${step}`,
});

/** For messages. */
export const locationText = ({ root, path }: Location): string => (path === '' ? root : `${root} ${path}`);
