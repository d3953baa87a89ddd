/** What the program found in the database when it began. */
export interface Found {
  step: number;
  live: [id: string, title: string][];
  trash: [id: string, title: string][];
  differences: unknown[];
  halves: string[];
}

/** What was acknowledged of a process that prints what it tries and what is done, and what it tried when it ended. */
export class Acknowledged {
  private step = 0;
  private readonly titles = new Map<string, string>();
  private readonly deleted = new Set<string>();
  private pending: string[] = [];

  /** How many records are known. */
  get size(): number {
    return this.titles.size;
  }

  hear(line: string): void {
    const [word = '', what = '', ...names] = line.split(' ');
    if (word === 'try') this.pending = [what, ...names];
    if (word !== 'done') return;
    this.pending = [];
    const [one = '', two = ''] = names;
    if (what === 'design') this.step = Number(one);
    if (what === 'create') this.titles.set(two, one);
    if (what === 'update') this.titles.set(one, two);
    if (what === 'delete') this.deleted.add(one);
  }

  /** What is not as it was acknowledged; what was tried last may be there as a whole or not at all. */
  differences({ step, live, trash, differences, halves }: Found): string[] {
    const [what, one = '', two = ''] = this.pending;
    const issues = [...differences.map((each) => JSON.stringify(each)), ...halves.map((id) => `${id} is half done`)];
    const isTried = what === 'design' && step === Number(one);
    if (step !== this.step && !isTried) issues.push(`the design is that of step ${step} and not of ${this.step}`);
    const stored = new Map([...live, ...trash]);
    const inTrash = new Set(trash.map(([id]) => id));
    for (const [id, title] of this.titles) {
      const now = stored.get(id);
      if (now !== title && !(what === 'update' && one === id && now === two))
        issues.push(`${id} has ${now} and not ${title}`);
      const mayBeGone = what === 'delete' && one === id;
      if (inTrash.has(id) !== this.deleted.has(id) && !mayBeGone)
        issues.push(`${id} is ${inTrash.has(id) ? '' : 'not '}deleted`);
    }
    const tried = what === 'create' ? [one] : [];
    const others = [...stored].filter(([id, title]) => !this.titles.has(id) && !tried.includes(title));
    issues.push(...others.map(([id]) => `${id} was never acknowledged`));
    this.take({ step, live, trash });
    return issues;
  }

  /** What is there now counts from here on. */
  private take({ step, live, trash }: Pick<Found, 'step' | 'live' | 'trash'>): void {
    this.step = step;
    this.pending = [];
    for (const [id, title] of [...live, ...trash]) this.titles.set(id, title);
    for (const [id] of trash) this.deleted.add(id);
  }
}
