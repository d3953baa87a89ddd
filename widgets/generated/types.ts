// Written by `npm run generate`; do not edit.

export {};
