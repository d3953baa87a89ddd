import type { Schemas } from '#openapi';
import { loginDocument, neededNodes } from '#engine/checker';
import type { DocumentSource } from '#engine/document';
import { languageOf, localized, NotFound } from '#server/kernel/errors/index.ts';
import { appliedOverlay } from '../kind/overlay-configuration.ts';
import { type Caller, contextOf, find, subjectOf } from '../publishing/configuration.ts';
import { neededText, restrictionTexts } from './restriction-texts.ts';

type Design = Schemas['Design'];
type SealedNode = Schemas['SealedNode'];

/** The kinds of documents that are edited by their nodes or entries; forms and themes have editors of their own. */
const editedKinds = ['page', 'dialog', 'drawer', 'fragment', 'layout', 'navigation'] as const;

const codes = { CHANGE_SEALED: 'sealed', CHANGE_FEEDS: 'feeds', CHANGE_CLOSED: 'closed' } as const;

/**
 * A shipped document as the caller's own scope changes it: what is beneath, the changes of the draft or of what is published, and
 * what they may not touch. Throws `NotFound` for a document that is not shipped or not edited.
 */
export async function designOf(caller: Caller, id: string): Promise<Design> {
  const { documents } = caller.services;
  const shipped = documents.source(id);
  const kind = editedKinds.find((edited) => edited === shipped?.kind);
  if (!shipped || !kind) throw new NotFound({ pointer: '/document' });
  const subject = subjectOf(caller, { kind: 'overlay', key: id });
  const { wsId } = subject.ref;
  const scope = wsId === null ? {} : { wsId };
  const { stored, above } = await find(subject);
  const value = (stored?.draft ?? stored?.published)?.value ?? subject.kind.base(above);
  const { base, overlay, conflicts } = await appliedOverlay(value, contextOf(subject, above));
  const { [id]: _own, ...changed } = await documents.changed(scope);
  const { isClosed, nodes } = await documents.restrictions(base.document, scope);
  return {
    document: id,
    kind,
    title: subject.kind.title?.(id, caller.locale, caller.services) ?? id,
    route: base.document.route ?? null,
    scope: wsId === null ? 'platform' : 'workspace',
    base: { ...base.document },
    base_hash: base.hash,
    operations: overlay.operations.map((operation) => ({ ...operation })),
    open: conflicts.length,
    waiting: (overlay.open ?? []).map((conflict) => ({ ...conflict })),
    has_draft: stored?.draft != null,
    is_published: stored?.published != null,
    version: stored?.version ?? 0,
    is_closed: isClosed,
    sealed: sealedNodes(shipped, nodes, caller.locale),
    changed: Object.fromEntries(Object.entries(changed).map(([key, source]) => [key, { ...source }])),
    kit: (await documents.kit()).hash,
  };
}

function sealedNodes(
  shipped: DocumentSource,
  restricted: Awaited<ReturnType<Caller['services']['documents']['restrictions']>>['nodes'],
  locale: string,
): SealedNode[] {
  const needed = shipped.id === loginDocument ? neededNodes(shipped) : new Set();
  return restricted.map(({ node, code }) =>
    needed.has(node)
      ? { node, code: 'needed', reason: localized(languageOf(locale), neededText) }
      : { node, code: codes[code], reason: localized(languageOf(locale), restrictionTexts[code]) },
  );
}
