import { loginDocument, loginDocumentIssues } from '#engine/checker';
import type { DocumentSource, Diagnostic, Overlay, OverlayOperation } from '#engine/document';
import { pointerTo } from '#schemas';
import type { LocalizedText } from '#schemas/localized-text';
import type { AppliedOverlay } from '#server/kernel/documents/documents.ts';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { mergeOverlays, overlayFields } from '../merging/merge-overlays.ts';
import { operationLabel } from './document-changes.ts';
import type { ConfigurationKind, StoredContext } from './kind.ts';
import { rightsIssue } from './rights-texts.ts';
import type { Value } from './value.ts';

// Safe: called with values that `checkOverlay` has found nothing wrong with, now or when they were saved.
const asOverlay = (value: Value): Overlay => value as unknown as Overlay;
// Safe: an overlay is an object.
const asValue = (overlay: Overlay): Value => overlay as unknown as Value;

function requestIssue({ code, pointer, message, hint }: Diagnostic): RequestIssue {
  return { code, pointer, message, ...(hint === undefined ? {} : { hint }) };
}

/** An issue of the changed document: no single operation has caused it. */
function changedDocumentIssue({ code, pointer, message, hint }: Diagnostic): RequestIssue {
  return {
    code,
    pointer: '/operations',
    message: `${message} (${pointer} of the changed document)`,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** The value over what it inherits: what is shipped, for a workspace with the platform's changes. */
export function appliedOverlay(
  value: Value,
  { key, platform, wsId, services }: StoredContext,
): Promise<AppliedOverlay> {
  const below = platform ? [{ wsId: null, overlay: platform }] : [];
  return services.documents.applyOverlays(key, [...below, { wsId, overlay: value }]);
}

/** What speaks against the changed document. Once it lacks what people sign in with, all else follows from that. */
async function documentIssues(
  document: DocumentSource,
  operations: readonly OverlayOperation[],
  { key, wsId, services: { documents } }: StoredContext,
): Promise<RequestIssue[]> {
  const source = documents.source(key);
  const lost = key === loginDocument && source ? loginDocumentIssues(source, document, operations) : [];
  if (lost.length > 0) return lost;
  const scope = wsId === null ? {} : { wsId };
  const wrong = await documents.check(document, scope);
  if (wrong.length > 0) return wrong.map(changedDocumentIssue);
  return (await documents.rights(document, scope)).map((issue) => rightsIssue(issue, operations));
}

/**
 * Changes to a shipped document, whose id is the key. A workspace's changes lie over the platform's. They are stored with
 * the document that they were made on; when that is another one today, they are taken over to it.
 */
export const overlayConfiguration: ConfigurationKind = {
  issueCode: 'document_invalid',
  title(key, locale, { documents }) {
    const text = documents.source(key)?.title?.t;
    return typeof text === 'string' ? documents.message(text, locale) : text?.[locale];
  },
  hasKey: (key, { documents }) => documents.source(key) !== undefined,
  async accept(value, context) {
    const scope = context.wsId === null ? {} : { wsId: context.wsId };
    const issues = (await context.services.documents.checkOverlay(value, scope)).map(requestIssue);
    if (issues.length > 0) return { issues };
    const overlay = asOverlay(value);
    if (overlay.document !== undefined && overlay.document !== context.key) {
      return {
        issues: [{ pointer: '/document', message: otherDocument(overlay.document, context.key) }],
      };
    }
    const result = await appliedOverlay(value, context);
    // A conflict that was open before may stay so; a new one is reported to the author.
    const overtaken = result.conflicts.filter(({ index }) => index < overlay.operations.length);
    if (overtaken.length > 0) {
      return {
        issues: overtaken.map(({ code, index, message }) => ({ code, pointer: `/operations/${index}`, message })),
      };
    }
    const wrong = await documentIssues(result.document, overlay.operations, context);
    return wrong.length > 0 ? { issues: wrong } : { stored: asValue(result.overlay), base: result.base.document };
  },
  async opened(stored, context) {
    const { base, overlay, document, conflicts } = await appliedOverlay(stored, context);
    return { value: asValue(overlay), document, beneath: base.document, conflicts };
  },
  async recheck(stored, context) {
    const { document, overlay } = await appliedOverlay(stored, context);
    return documentIssues(document, overlay.operations, context);
  },
  merge(sides, { key, locale, services: { documents } }) {
    const { subjects, ...merged } = mergeOverlays(sides);
    const values = [sides.theirs, sides.mine, sides.base].map(overlayFields);
    const document = documents.source(key);
    return {
      ...merged,
      label(pointer) {
        const operation = values.map((fields) => fields.get(subjects.get(pointer) ?? '')).find(Boolean);
        // Safe: the operations of a value that was accepted, or is refused when it is saved.
        return operation && document
          ? operationLabel(operation as unknown as OverlayOperation, document, { locale, documents })
          : undefined;
      },
      view: (logged) => ({ operations: Object.fromEntries(overlayFields(logged)) }),
      locate: (pointer) => pointerTo('/operations', subjects.get(pointer) ?? ''),
    };
  },
  shown: (stored) => stored,
  inherited: ({ isPlatform, platform }) => (isPlatform ? null : platform),
  base: () => ({ operations: [] }),
  chosen: ({ operations, open }) => ({ operations, ...(open === undefined ? {} : { open }) }),
  isUnit: (pointer) => /^\/(operations|open)\/\d+$/.test(pointer),
  label: () => undefined,
};

const otherDocument = (changed: string, wanted: string): LocalizedText => ({
  'en-US': `This changes "${changed}", and not "${wanted}".`,
  'zh-CN': `这里修改的是“${changed}”，而不是“${wanted}”。`,
});
