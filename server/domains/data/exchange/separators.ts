/** What people write between several values in one cell. */
export const separators = /\s*(?:[、,，;；\n|]|\s\/\s)\s*/;
