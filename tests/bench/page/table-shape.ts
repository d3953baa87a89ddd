import type { TableShape } from './adapter.ts';
import { seededRandom } from './seeded-random.ts';

const words = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'haven', 'inlet', 'jetty'];

/** Rows of mixed texts and numbers, each with its own `id`. */
export function tableOf(rows: number, columns: number): TableShape {
  const random = seededRandom(20_261_122);
  const keys = Array.from({ length: columns }, (_, index) => `c${index}`);
  return {
    height: 600,
    columns: keys.map((key, index) => ({ key, title: `Column ${index + 1}` })),
    rows: Array.from({ length: rows }, (_, id) => ({
      id,
      ...Object.fromEntries(
        keys.map((key, index) => {
          if (index === 0) return [key, `Row ${String(id).padStart(5, '0')}`];
          const value = Math.floor(random() * 100_000);
          return [key, index % 3 === 0 ? value : `${words[value % words.length]} ${value}`];
        }),
      ),
    })),
  };
}
