import { isObject, type Issue, nearest, report, type ReportOptions, shown } from '#schemas';
import { documentKinds, languageSchema } from '#schemas/language';
import type { DocumentErrorCode } from '#engine/written';
import type { DiagnosticList } from './diagnostic-list.ts';

const codes: Record<Issue['kind'], DocumentErrorCode> = {
  type: 'PAGE_TYPE',
  missing: 'PAGE_MISSING',
  unknown: 'PAGE_UNKNOWN',
  value: 'PAGE_VALUE',
  range: 'PAGE_VALUE',
  items: 'PAGE_VALUE',
  pattern: 'PAGE_VALUE',
  other: 'PAGE_VALUE',
};

/** Checks a document against the language's schemas. False when not even its kind is known. `keep` knows issues that were found before. */
export function checkStructure(
  source: unknown,
  diagnostics: DiagnosticList,
  keep?: ReportOptions['keep'],
): source is Record<string, unknown> {
  if (!isObject(source)) {
    diagnostics.add('PAGE_TYPE', '', { reason: 'A document is an object.' });
    return false;
  }
  const kind = documentKinds.find((name) => name === source.kind);
  const schema = kind && languageSchema(`${kind}.schema.json`);
  if (!schema) {
    if (source.kind === undefined) diagnostics.add('PAGE_MISSING', '', { reason: '"kind" is missing.' }, kindHint(''));
    else
      diagnostics.add(
        'PAGE_VALUE',
        '/kind',
        { reason: `${shown(source.kind)} is no kind of document.` },
        kindHint(source.kind),
      );
    return false;
  }
  addIssues(report(source, schema, { resolve: languageSchema, patterns: true, keep }), diagnostics);
  return true;
}

/** Turns issues against a schema of the language into diagnostics. */
export function addIssues(issues: readonly Issue[], diagnostics: DiagnosticList): void {
  for (const { kind, pointer, message, hint } of issues)
    diagnostics.add(codes[kind], pointer, { reason: message }, hint);
}

function kindHint(kind: unknown): string {
  const meant = typeof kind === 'string' ? nearest(kind, documentKinds) : undefined;
  return meant ? `Did you mean "${meant}"?` : `Known kinds: ${documentKinds.join(', ')}.`;
}
