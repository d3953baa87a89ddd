import { choices, type FieldKind, type FieldShape, type FormShape, type SectionShape } from './form-shape.ts';
import { seededRandom } from './seeded-random.ts';

const sectionSize = 10;
const seed = 20_261_121;
/** Nine of a section; the tenth is the conditional text that comes last. */
const mixture: readonly FieldKind[] = [
  'text',
  'text',
  'text',
  'number',
  'date',
  'select',
  'select',
  'checkbox',
  'textarea',
];

/** Sections of ten fields of mixed kinds, all filled: one in ten is required, one in ten hidden behind its section's checkbox. */
export function mixedForm(count: number): FormShape {
  return formOf(count, (section, random) => {
    const kinds = shuffled(mixture, random);
    const required = kinds.indexOf('text');
    const box = keyOf(section, kinds.indexOf('checkbox'));
    return [
      ...kinds.map((kind, index) => field(section, index, kind, index === required)),
      {
        ...field(section, mixture.length, 'text', false),
        value: undefined,
        when: { section: `s${section}`, field: box },
      },
    ];
  });
}

/** The same without conditions inside the sections; the last sections, `hidden` fields in all, wait for one checkbox. */
export function foldedForm(count: number, hidden: number): FormShape {
  const { sections } = formOf(count, (section, random) => {
    const kinds = shuffled([...mixture, 'text' as const], random);
    return kinds.map((kind, index) => field(section, index, kind, index === kinds.indexOf('text')));
  });
  const box = sections[0]?.fields.find(({ kind }) => kind === 'checkbox');
  if (!box) throw new Error('There is no checkbox to fold by.');
  const shown = sections.length - hidden / sectionSize;
  return {
    sections: sections.map((section, index) =>
      index < shown ? section : { ...section, when: { section: 's0', field: box.key } },
    ),
  };
}

/** Every field is required and empty. A checkbox cannot be: another text stands in its place. */
export function wrongForm(count: number): FormShape {
  const kinds = [...mixture, 'text' as const].map((kind) => (kind === 'checkbox' ? 'text' : kind));
  return formOf(count, (section, random) =>
    shuffled(kinds, random).map((kind, index) => ({
      ...field(section, index, kind, true),
      value: undefined,
    })),
  );
}

function formOf(count: number, fields: (section: number, random: () => number) => FieldShape[]): FormShape {
  const random = seededRandom(seed);
  const sections: SectionShape[] = Array.from({ length: count / sectionSize }, (_, section) => ({
    key: `s${section}`,
    title: `Section ${section + 1}`,
    fields: fields(section, random),
  }));
  return { sections };
}

function field(section: number, index: number, kind: FieldKind, required: boolean): FieldShape {
  const number = section * sectionSize + index;
  const label = `Field ${String(number).padStart(4, '0')}`;
  return { key: keyOf(section, index), label, kind, required, value: firstValue(kind, number) };
}

function firstValue(kind: FieldKind, number: number): string | number | boolean {
  if (kind === 'number') return number % 1000;
  if (kind === 'date') return `2026-11-${String((number % 28) + 1).padStart(2, '0')}`;
  if (kind === 'checkbox') return false;
  if (kind === 'select') return choices[number % choices.length] ?? choices[0];
  return `Text ${number}`;
}

const keyOf = (section: number, index: number): string => `f${section * sectionSize + index}`;

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
