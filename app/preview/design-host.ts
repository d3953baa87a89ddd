import type { EngineHost, HostOperation, Registry } from '#engine/runtime';
import { requests } from '#openapi/client';
import type { DesignView } from '#widgets/kit/preview/messages.ts';
import { isSafeCall } from '#widgets/kit/preview/safe-call.ts';
import type { Boot } from '../session/boot.ts';
import type { Embedder, PreviewContent } from './channel.ts';
import { createPreviewHost } from './preview-host.ts';

interface DesignParts {
  boot: Boot;
  registry: Registry;
  content: PreviewContent;
  design: Pick<DesignView, 'user' | 'env'>;
  embedder: Embedder;
  wrap: EngineHost['wrap'];
}

/** An inert host like that of every preview, for the person that the page is designed for, with data of the embedding page. */
export function createDesignHost({ boot, registry, content, design, embedder, wrap }: DesignParts): EngineHost {
  return {
    ...createPreviewHost(boot, registry, content, embedder),
    client: { call: (id, args) => embedder.call(id, args) },
    operations,
    env: design.env,
    user: () => design.user,
    wrap,
  };
}

/** As the engine of a page knows them; none makes anything stale, because none that changes something is made. */
const operations: Readonly<Record<string, HostOperation>> = Object.fromEntries(
  Object.entries(requests).map(([id, { reads = [], query = [], buildable, secretFields }]) => [
    id,
    { reads, writes: [], query, safe: isSafeCall(id), buildable, secretFields },
  ]),
);
