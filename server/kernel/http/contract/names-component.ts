import type { JsonSchema } from '#schemas';
import type { Description } from './description.ts';

/** Whether a value of a schema can have one of this component in it, at whatever depth. */
export function namesComponent(schema: JsonSchema | undefined, name: string, description: Description): boolean {
  const wanted = `#/components/schemas/${name}`;
  const seen = new Set<unknown>();
  const waiting: unknown[] = [schema];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    for (const [key, part] of Object.entries(node)) {
      if (key !== '$ref') waiting.push(part);
      else if (part === wanted) return true;
      else waiting.push(description.components?.schemas?.[String(part).slice(String(part).lastIndexOf('/') + 1)]);
    }
  }
  return false;
}
