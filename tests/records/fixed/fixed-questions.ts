import { accessQuestions } from './access-questions.ts';
import type { FixedQuestion } from './ask-fixed.ts';
import { columnQuestions } from './column-questions.ts';
import { fieldQuestions } from './field-questions.ts';
import { builderQuestions } from './builder-questions.ts';
import { filterQuestions } from './filter-questions.ts';
import { listQuestions } from './list-questions.ts';
import { linkedQuestions } from './linked-questions.ts';
import { rightsQuestions } from './rights-questions.ts';
import { rowQuestions } from './row-questions.ts';
import { statisticQuestions } from './statistic-questions.ts';

/** Questions about the fixed world, with the ids of what they prove. */
export const fixedQuestions: readonly { about: string; ids: string; questions: readonly FixedQuestion[] }[] = [
  { about: 'conditions', ids: 'REC-02 REC-04', questions: filterQuestions },
  { about: 'the builder', ids: 'TABLE-29', questions: builderQuestions },
  { about: 'rows of sub-tables', ids: 'REC-02 REC-11', questions: rowQuestions },
  { about: 'relations', ids: 'REC-11 TABLE-27', questions: linkedQuestions },
  { about: 'lists', ids: 'REC-02 REC-04', questions: listQuestions },
  { about: 'statistics', ids: 'REC-05', questions: statisticQuestions },
  { about: 'rights', ids: 'REC-11 MENU-20 MENU-22', questions: rightsQuestions },
  { about: 'fields of some records', ids: 'REC-11 MENU-20 MENU-22', questions: fieldQuestions },
  { about: 'columns of sub-tables', ids: 'REC-11 MENU-20 MENU-22', questions: columnQuestions },
  { about: 'ways', ids: 'REC-11 MENU-20 MENU-22', questions: accessQuestions },
];
