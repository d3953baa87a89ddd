import type { Schemas } from '#openapi';
import type { ApplicationTemplate } from '../making/template.ts';
import milestones from './projects/milestones.json' with { type: 'json' };
import milestoneRecords from './projects/milestones.records.json' with { type: 'json' };
import projects from './projects/projects.json' with { type: 'json' };
import projectRecords from './projects/projects.records.json' with { type: 'json' };
import tasks from './projects/tasks.json' with { type: 'json' };
import taskRecords from './projects/tasks.records.json' with { type: 'json' };
import projectsAndTasks from './projects/template.json' with { type: 'json' };
import items from './stock/items.json' with { type: 'json' };
import itemRecords from './stock/items.records.json' with { type: 'json' };
import loans from './stock/loans.json' with { type: 'json' };
import loanRecords from './stock/loans.records.json' with { type: 'json' };
import stockAndLoans from './stock/template.json' with { type: 'json' };

/** The templates by name; each is a folder of data. */
export const templates: Readonly<Record<Schemas['ApplicationTemplateName'], ApplicationTemplate>> = {
  // Safe: JSON does not say that words of rights are among a few; the test of the templates holds them against the contract.
  projects: {
    ...projectsAndTasks,
    tables: [
      { ...projects, records: projectRecords },
      { ...tasks, records: taskRecords },
      { ...milestones, records: milestoneRecords },
    ],
  } as ApplicationTemplate,
  stock: {
    ...stockAndLoans,
    tables: [
      { ...items, records: itemRecords },
      { ...loans, records: loanRecords },
    ],
  } as ApplicationTemplate,
};
