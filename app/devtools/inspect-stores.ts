import { devtools } from 'valtio/vanilla/utils';

/** Shows the shell's stores in the browser's Redux DevTools, while the product is developed. */
export function inspectStores(stores: Readonly<Record<string, { state: object } | object>>): void {
  for (const [name, store] of Object.entries(stores)) {
    devtools('state' in store ? store.state : store, { name: `pagewright.${name}`, enabled: true });
  }
}
