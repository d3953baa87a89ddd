/** Mutants that no answer can tell from the original, and why. */
export const explained: readonly { at: RegExp; why: string }[] = [
  {
    at: /&& \{ \w+(?:: [\w.]+)?(?: \})? ?→ right/,
    why: 'A name that is absent and one that is undefined are the same to what reads the object.',
  },
  {
    at: /menu-rights\.ts:53:9 .* → right/,
    why: 'No subject is looked at: the name is undefined in place of absent.',
  },
  {
    at: /menu-access\.ts:\d+:\d+ viewId === undefined \|\| .* → right/,
    why: 'A view without an id is not found either.',
  },
  {
    at: /(?:granted-access|other-tables)\.ts:\d+:\d+ rows && .* → right/,
    why: 'Who may delete no record and who may delete those of no condition delete the same.',
  },
  {
    at: /comparisons\.ts:\d+:\d+ field\.isKey \? .* → else/,
    why: 'Ids of records are found by one index or the other; tests/records/link-plans.test.ts holds which.',
  },
  {
    at: /comparisons\.ts:\d+:\d+ least && .* → right/,
    why: 'A moment is always comparable by "gte": the check is for the compiler of types.',
  },
  {
    at: /filter\.ts:\d+:\d+ Array\.isArray\(value\) && value\.length === 0 → right/,
    why: 'Of the values of a condition texts and lists alone have a length, and an empty text is empty anyway.',
  },
  {
    at: /filter\.ts:\d+:\d+ isBare\(.*\) \? .* → else/,
    why: 'An operator that asks for a value at all reads none.',
  },
  {
    at: /list-records\.ts:\d+:\d+ conditions\.length === 0 \? .* → else/,
    why: 'What may be read is a condition of every list.',
  },
  {
    at: /list-records\.ts:\d+:\d+ !isOwn \|\| .* → right/,
    why: 'The order of a design names its fields, or what the server knows of each record, which every reader reaches.',
  },
  {
    at: /rows-field\.ts:\d+:\d+ kind\.type === 'text' && .* → right/,
    why: 'Texts alone have the widget of passwords.',
  },
  {
    at: /search\.ts:\d+:\d+ kind !== undefined && .* → right/,
    why: 'Every field of a design has a kind.',
  },
  {
    at: /search-names\.ts:\d+:\d+ kind && 'options' in kind → right/,
    why: 'Every field that is searched has a kind.',
  },
  {
    at: /search-names\.ts:\d+:\d+ \(visible === 'all' \|\| visible\.has\(id\)\) && .* → right/,
    why: 'A field that the caller does not see is not looked into: titles of its records are read for nothing.',
  },
  {
    at: /search\.ts:\d+:\d+ inner && anyThrough.* → right/,
    why: 'No condition on the linked records is one that none of them meets.',
  },
  {
    at: /search\.ts:\d+:\d+ names && \{ \.\.\.names, .* → right/,
    why: 'Where nothing was looked up by name, nothing is found by name.',
  },
  {
    at: /typed-value\.ts:\d+:\d+ typeof value !== 'string' \|\| !momentPattern.* → right/,
    why: 'A list of one moment fits the pattern, and the first ten of its values are no day.',
  },
  {
    at: /search-names\.ts:\d+:\d+ number === undefined \? .* → else/,
    why: 'Nothing equals no number: the condition is left out, and with it the search of a column without an index.',
  },
  {
    at: /typed-value\.ts:\d+:\d+ !Number\.isNaN\(moment\) && .* → right/,
    why: 'A text that fits the pattern of days is some moment, if of another day.',
  },
  {
    at: /typed-value\.ts:\d+:\d+ typeof value === 'number' && Number\.isFinite\(value\) → right/,
    why: 'Nothing but a number is finite.',
  },
  {
    at: /reachable\.ts:\d+:\d+ way && inner → right/,
    why: 'The inner field is found by the way.',
  },
  {
    at: /reachable\.ts:\d+:\d+ (?:name === 'record_id'|field\.kind\.type === 'relation') → !==/,
    why: 'Which index finds a code; tests/records/link-plans.test.ts holds it.',
  },
  {
    at: /reachable\.ts:\d+:\d+ field\.end && .* → right/,
    why: 'The end is read of ranges alone, which have one.',
  },
  {
    at: /computed-field\.ts:\d+:\d+ relation\?\.kind\.type !== 'relation' \|\| .* → right/,
    why: 'A table is only ever linked by a relation.',
  },
  {
    at: /computed-field\.ts:\d+:\d+ inner\.end && .* → right/,
    why: 'The end is read of ranges alone, which have one.',
  },
  {
    at: /statistic\.ts:\d+:\d+ (?:unit === undefined|field\.storage === 'text' \|\|)/,
    why: 'The embedded database orders all texts by their bytes; the questions are asked of PostgreSQL as well.',
  },
  {
    at: /statistic\.ts:\d+:\d+ field && .* → right/,
    why: 'The least and the greatest are always of a field.',
  },
  {
    at: /statistic\.ts:\d+:\d+ columns\.length === 0 \? .* → else/,
    why: 'PostgreSQL reads rows without columns, too.',
  },
  {
    at: /order\.ts:\d+:\d+ !field \|\| !expression → right/,
    why: 'Without a field there is no expression.',
  },
  {
    at: /order\.ts:\d+:\d+ (?:!level|mark === undefined)/,
    why: 'Which records are read first, and by which index, changes no page; tests/records/record-plans.test.ts holds it.',
  },
  {
    at: /list-records\.ts:\d+:\d+ filled (?:\?|&&)/,
    why: 'The same: whether a page is read by the records with a value first.',
  },
  {
    at: /computed-columns\.ts:\d+:\d+ !column && .* → right/,
    why: 'A column that is read twice has one value.',
  },
  {
    at: /computed-columns\.ts:\d+:\d+ field\.end && .* → right/,
    why: 'Every range has an end.',
  },
  {
    at: /computed-columns\.ts:\d+:\d+ kind\.type === 'formula' && .* → right/,
    why: 'Formulas alone have a result.',
  },
  {
    at: /fields-by-record\.ts:\d+:\d+ fields === 'all' /,
    why: 'Of all fields none is limited, by either way of asking.',
  },
  {
    at: /rows-field\.ts:\d+:\d+ field\.kind\.type === 'relation' → !==/,
    why: 'Which index finds an id; tests/records/link-plans.test.ts holds it.',
  },
  {
    at: /order\.ts:\d+:\d+ hasValue \? .* → else/,
    why: 'No record is without the value: the index alone differs, which tests/records/record-plans.test.ts holds.',
  },
];
