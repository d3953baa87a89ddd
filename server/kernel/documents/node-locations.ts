import { readFile } from 'node:fs/promises';
import type { Schemas } from '#openapi';
import { isObject, own, pointerKeys } from '#schemas';
import type { CompiledDocument, DocumentSource, Overlay, OverlayOperation } from '#engine/document';
import { writtenIn, documentNodes, locatePointers, sourceLocations } from '#engine/written';
import { shownPath } from '#engine/overlays';
import type { DocumentFile } from './shipped.ts';

type NodeLocations = Schemas['NodePlaces'];
type DocumentLocation = Schemas['DocumentPlace'];
type OverlayLocation = Schemas['OverlayPlace'];

/** An overlay of a document, with the operations that are in force today. */
export interface OverlayInForce {
  wsId: string | null;
  overlay: Overlay;
}

export interface NodeLocationsParts {
  compiled: CompiledDocument;
  /** A document as the compiler was given it. */
  documents(id: string): DocumentSource | undefined;
  shipped: { documents: ReadonlyMap<string, DocumentSource>; files: ReadonlyMap<string, DocumentFile> };
  /** The overlays of a document, the lowest first. */
  overlays(id: string): readonly OverlayInForce[];
}

/** Nodes of one document by id, with the location of each in the file or the overlay that it comes from. */
interface Origins {
  locate(id: string | undefined, pointer: string): Promise<DocumentLocation>;
  changed(id: string | undefined): OverlayLocation[];
}

/** For every node of a compiled document, by its pointer: the file and line or the overlay's operation that wrote it. */
export async function nodeLocations({
  compiled,
  documents,
  shipped,
  overlays,
}: NodeLocationsParts): Promise<NodeLocations> {
  const origins = new Map<string, Origins>();
  const originsOf = (document: string): Origins => {
    const known = origins.get(document) ?? originsIn(document, shipped, overlays(document));
    origins.set(document, known);
    return known;
  };
  const source = documents(compiled.id);
  const found = source ? sourceLocations(compiled, source, documents) : new Map<string, never>();
  const entries = [...found].map(async ([at, written]): Promise<[string, NodeLocations[string]]> => {
    const nodes = written.map(({ document, pointer }) => ({
      document,
      pointer,
      id: idAt(documents(document), pointer),
    }));
    return [
      at,
      {
        written: await Promise.all(nodes.map(({ document, pointer, id }) => originsOf(document).locate(id, pointer))),
        changed: nodes.flatMap(({ document, id }) => originsOf(document).changed(id)),
      },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function originsIn(
  document: string,
  shipped: NodeLocationsParts['shipped'],
  layers: readonly OverlayInForce[],
): Origins {
  const source = shipped.documents.get(document);
  const file = shipped.files.get(document);
  const pointers = new Map<unknown, string>();
  if (source) for (const { node, pointer } of documentNodes({ ...source })) pointers.set(node.id, pointer);
  const operations = layers.flatMap(({ wsId, overlay }) =>
    overlay.operations.map((operation, index) => ({ operation, location: overlayLocation(wsId, operation, index) })),
  );
  // Read when it is asked for: while pages are written, the file may have changed since the start.
  const texts = new Map<string, Promise<string>>();
  return {
    async locate(id, pointer) {
      const inFile = pointers.get(id) ?? (layers.length === 0 ? pointer : undefined);
      if (inFile === undefined || !file) {
        const made = operations.findLast(({ operation }) => addsNode(operation, id));
        return { document, pointer, ...(made ? { overlay: made.location } : {}) };
      }
      const { part, pointer: own } = writtenIn(inFile, file.parts);
      const { path, name } = part?.file ?? file;
      const text = texts.get(path) ?? readFile(path, 'utf8');
      texts.set(path, text);
      const [position] = locatePointers([own], await text);
      return { document, pointer: inFile, file: name, ...position };
    },
    changed: (id) =>
      operations.flatMap(({ operation, location }) =>
        id !== undefined && 'node' in operation && operation.node === id ? [location] : [],
      ),
  };
}

function overlayLocation(wsId: string | null, operation: OverlayOperation, index: number): OverlayLocation {
  return {
    layer: wsId === null ? 'platform' : 'workspace',
    operation: index + 1,
    op: operation.op,
    path: 'path' in operation ? shownPath(operation.path) : '',
  };
}

/** True when the operation brings the node, by itself or inside of a tree. */
function addsNode(operation: OverlayOperation, id: string | undefined): boolean {
  if (id === undefined || !('value' in operation) || !isObject(operation.value)) return false;
  const { value } = operation;
  const body = isObject(value.body) && typeof value.id !== 'string' ? value.body : value;
  return [...documentNodes({ body })].some(({ node }) => node.id === id);
}

function idAt(document: DocumentSource | undefined, pointer: string): string | undefined {
  const node = pointerKeys(pointer).reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : isObject(value) ? own(value, key) : undefined),
    document,
  );
  return isObject(node) && typeof node.id === 'string' ? node.id : undefined;
}
