import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, by the beginnings of their names. Begun last, one of them keeps one core alone. */
const longest = [
  'tests/consumer/',
  'tests/security/oracle/',
  'tests/lists/',
  'tests/http/',
  'server/seeds/',
  'tests/api/attempts',
  'tests/api/refresh',
  'tests/database/',
  'tests/reliability/start',
  'tests/reliability/shutdown',
  'tests/reliability/kill',
  'tests/contract/',
  'stories/controls',
  'tests/broken/',
  'tests/widgets/hostile-props',
  'engine/react/broken-documents',
];

/** Begins with the long files also where no earlier run has told their times, as on a fresh clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = longest.findIndex((start) => moduleId.includes(`/${start}`));
      return found === -1 ? longest.length : found;
    };
    const order = (file: TestSpecification): number => file.project.config.sequence.groupOrder;
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => order(one) - order(other) || rank(one) - rank(other));
  }
}
