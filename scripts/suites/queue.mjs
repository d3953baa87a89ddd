/** Steps in a queue with two slots: what can run beside another does, and the longest begin first. */

/**
 * @template T
 * @typedef {object} Task
 * @property {string} title
 * @property {number} seconds how long it took when it was measured last; only the order depends on it
 * @property {string[]} [after] titles of those that it waits for, good or bad
 * @property {boolean} [isAlone] takes both slots
 * @property {() => Promise<T>} work never rejects
 */

const slots = 2;

/**
 * Runs all tasks. Of those that may begin, the longest does; one that is alone waits until both slots are free.
 * @template T
 * @param {Task<T>[]} tasks
 * @param {(task: Task<T>, result: T) => void} ended called for each as it ends
 * @returns {Promise<T[]>} in the order of the tasks
 */
export function runQueue(tasks, ended) {
  const known = new Set(tasks.map(({ title }) => title));
  for (const { title, after = [] } of tasks)
    for (const one of after) if (!known.has(one)) throw new Error(`${title} waits for ${one}, which is no task.`);
  const waiting = [...tasks].sort((one, other) => other.seconds - one.seconds);
  /** @type {Map<string, T>} */
  const done = new Map();
  let used = 0;
  /** @param {Task<T>} task */
  const needs = ({ isAlone }) => (isAlone ? slots : 1);
  /** @param {Task<T>} task */
  const mayBegin = (task) => used + needs(task) <= slots && (task.after ?? []).every((title) => done.has(title));
  return new Promise((resolve) => {
    const begin = () => {
      if (done.size === tasks.length) return resolve(tasks.map(({ title }) => /** @type {T} */ (done.get(title))));
      for (;;) {
        const index = waiting.findIndex(mayBegin);
        const [task] = index === -1 ? [] : waiting.splice(index, 1);
        if (!task) break;
        used += needs(task);
        void task.work().then((result) => {
          used -= needs(task);
          done.set(task.title, result);
          ended(task, result);
          begin();
        });
      }
      if (used === 0 && waiting.length > 0) throw new Error('Tasks wait for each other.');
    };
    begin();
  });
}
