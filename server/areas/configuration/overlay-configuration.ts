import type { Fault } from '#engine/core';
import { applyOverlay, checkOverlay, type Overlay } from '#engine/compile';
import type { RequestFault } from '../../errors/index.ts';
import type { ConfigurationKind, Value } from './kind.ts';
import { loginDocument, loginDocumentFaults } from './login-document.ts';

// Safe: called with values that `checkOverlay` has found nothing wrong with, now or when they were saved.
const asOverlay = (value: Value): Overlay => value as unknown as Overlay;

function requestFault({ code, pointer, message, hint }: Fault): RequestFault {
  return { code, pointer, message, ...(hint === undefined ? {} : { hint }) };
}

/** A fault of the changed document: no single operation has made it. */
function changedDocumentFault({ code, pointer, message, hint }: Fault): RequestFault {
  return {
    code,
    pointer: '/operations',
    message: `${message} (${pointer} of the changed document)`,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Changes to a shipped document, whose id is the key. A workspace's changes lie over the platform's. */
export const overlayConfiguration: ConfigurationKind = {
  faultCode: 'document_invalid',
  hasKey: (key, { documents }) => documents.source(key) !== undefined,
  async accept(value, { key, platform, wsId, services: { documents } }) {
    const faults = checkOverlay(value).map(requestFault);
    if (faults.length > 0) return { faults };
    const overlay = asOverlay(value);
    if (overlay.document !== undefined && overlay.document !== key) {
      return { faults: [{ pointer: '/document', message: `This changes "${overlay.document}", and not "${key}".` }] };
    }
    const source = documents.source(key);
    if (!source) throw new Error(`There is no document ${key}.`);
    const shipped = platform ? applyOverlay(source, asOverlay(platform)).document : source;
    const { document, conflicts } = applyOverlay(shipped, overlay);
    if (conflicts.length > 0) {
      return {
        faults: conflicts.map(({ code, index, message }) => ({ code, pointer: `/operations/${index}`, message })),
      };
    }
    const wrong = [
      ...(key === loginDocument ? loginDocumentFaults(source, document, overlay.operations) : []),
      ...(await documents.check(document, wsId === null ? {} : { wsId })).map(changedDocumentFault),
    ];
    return wrong.length > 0 ? { faults: wrong } : { stored: value };
  },
  shown: (stored) => stored,
  inherited: ({ isPlatform, platform }) => (isPlatform ? null : platform),
  base: () => ({ operations: [] }),
  chosen: (shown) => shown,
  isUnit: (pointer) => /^\/operations\/\d+$/.test(pointer),
  label: () => undefined,
};
