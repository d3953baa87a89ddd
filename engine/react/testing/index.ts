export { createTestHost, type TestHost, type TestHostOptions } from './createTestHost.ts';
export { documentOf } from './documentOf.ts';
export { type RenderedDocument, renderDocument, type RenderOptions } from './renderDocument.tsx';
export { TestPage } from './TestPage.tsx';
