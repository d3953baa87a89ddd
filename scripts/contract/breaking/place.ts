/** Where a comparison stands: a call or a shared schema, and the fields below it. */
export interface Place {
  /** `createToken: body`, or the name of a shared schema. */
  root: string;
  /** `/workspaces/*` + `/ws_id`; empty at the root. */
  path: string;
}

/** One step down; `*` stands for the items of a list, or for any other name of an object. */
export const below = (place: Place, step: string): Place => ({ root: place.root, path: `${place.path}/${step}` });

/** For messages. */
export const placeText = ({ root, path }: Place): string => (path === '' ? root : `${root} ${path}`);
