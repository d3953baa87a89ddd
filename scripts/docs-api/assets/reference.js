// Search, theme and copy buttons. What needs them is hidden in the markup and shown from here.
(() => {
  /** @typedef {[kind: string, name: string, href: string, shown: string, hidden: string]} Found */

  /** @type {readonly Found[]} */
  const index = Reflect.get(globalThis, 'pagewrightReference') ?? [];
  const most = 20;
  const texts = JSON.parse(document.body.dataset.words ?? '{}');
  // The first page is served at another address than the others: the brand leads to their folder from everywhere.
  const home = document.querySelector('.brand');
  const folder = home instanceof HTMLAnchorElement ? home.href : location.href;

  /** `createTableShare` is also found by `table share`. @param {string} text */
  const spread = (text) => `${text} ${text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ')}`.toLowerCase();
  const haystack = index.map(([, name, , shown, hidden]) => ({
    name: name.toLowerCase(),
    all: `${spread(name)} ${shown.toLowerCase()} ${spread(hidden)}`,
  }));

  /** The best entries that hold every word; a name that begins with the text comes first. @param {string} text */
  function find(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const whole = words.join('');
    if (words.length === 0) return [];
    return haystack
      .map(({ name, all }, place) => {
        if (!words.every((word) => all.includes(word))) return { place, score: 0 };
        return { place, score: name === whole ? 4 : name.startsWith(whole) ? 3 : name.includes(whole) ? 2 : 1 };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, most)
      .map(({ place }) => index[place])
      .filter((entry) => entry !== undefined);
  }

  const box = document.querySelector('.search');
  const input = document.querySelector('#search');
  const list = document.querySelector('#results');
  const said = document.querySelector('.said');
  if (box instanceof HTMLElement && input instanceof HTMLInputElement && list instanceof HTMLElement && said) {
    startSearch(box, input, list, said);
  }

  /** @param {HTMLElement} shown @param {HTMLInputElement} field @param {HTMLElement} results @param {Element} status */
  function startSearch(shown, field, results, status) {
    /** @type {number} */
    let active = -1;
    shown.hidden = false;

    const options = () => [...results.querySelectorAll('[role="option"]')];

    /** @param {number} next */
    function mark(next) {
      const rows = options();
      active = rows.length === 0 ? -1 : (next + rows.length) % rows.length;
      for (const [place, row] of rows.entries()) row.setAttribute('aria-selected', String(place === active));
      const row = rows[active];
      if (row) {
        field.setAttribute('aria-activedescendant', row.id);
        row.scrollIntoView({ block: 'nearest' });
      } else field.removeAttribute('aria-activedescendant');
    }

    function close() {
      results.hidden = true;
      field.setAttribute('aria-expanded', 'false');
      mark(-1);
    }

    function show() {
      const rows = find(field.value).map(([kind, name, href, shown], place) => {
        const row = document.createElement('li');
        row.id = `result-${place}`;
        row.setAttribute('role', 'option');
        row.dataset.href = new URL(href, folder).href;
        for (const [part, text] of [
          ['kind', texts.search[kind]],
          ['name', name],
          ['words', shown],
        ]) {
          const element = document.createElement('span');
          element.className = part ?? '';
          element.textContent = text ?? '';
          row.append(element, ' ');
        }
        return row;
      });
      results.replaceChildren(...rows);
      const isOpen = rows.length > 0;
      results.hidden = !isOpen;
      field.setAttribute('aria-expanded', String(isOpen));
      status.textContent =
        field.value.trim() === ''
          ? ''
          : rows.length === 0
            ? texts.search.none
            : texts.search.found.replace('{n}', String(rows.length));
      mark(isOpen ? 0 : -1);
    }

    /** @param {Element | undefined} row */
    function go(row) {
      const href = row instanceof HTMLElement ? row.dataset.href : undefined;
      if (href === undefined) return;
      close();
      location.assign(href);
    }

    field.addEventListener('input', show);
    field.addEventListener('focus', show);
    field.addEventListener('blur', close);
    field.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown') mark(active + 1);
      else if (event.key === 'ArrowUp') mark(active - 1);
      else if (event.key === 'Enter') go(options()[active]);
      else if (event.key === 'Escape' && !results.hidden) close();
      else return;
      event.preventDefault();
    });
    // On press, because the field loses the focus, and the list with it, before a click is one.
    results.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      if (event.target instanceof Element) go(event.target.closest('[role="option"]') ?? undefined);
    });
    document.addEventListener('keydown', (event) => {
      const isTyping = event.target instanceof HTMLInputElement;
      const wants = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
      if (!wants) return;
      event.preventDefault();
      field.focus();
      field.select();
    });
  }

  const button = document.querySelector('.theme');
  if (button instanceof HTMLButtonElement) startTheme(button);

  /** @param {HTMLButtonElement} element */
  function startTheme(element) {
    const page = document.documentElement;
    const isDark = () =>
      (page.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
    const tell = () => {
      const name = isDark() ? texts.theme.light : texts.theme.dark;
      element.setAttribute('aria-label', name);
      element.title = name;
    };
    tell();
    element.hidden = false;
    element.addEventListener('click', () => {
      page.dataset.theme = isDark() ? 'light' : 'dark';
      tell();
      try {
        localStorage.setItem('pagewright-reference-theme', page.dataset.theme);
      } catch {
        // Storage may be closed to the page; the choice then lasts as long as the page.
      }
    });
  }

  // The same place of the page in the other language.
  const language = document.querySelector('.language');
  if (language instanceof HTMLAnchorElement) {
    language.addEventListener('click', () => {
      language.hash = location.hash;
    });
  }

  // In a long list the present page's entry may lie below the fold.
  const navigation = document.querySelector('nav');
  const present = navigation?.querySelector('[aria-current]');
  if (navigation && present instanceof HTMLElement && present.offsetTop > navigation.clientHeight - 40) {
    navigation.scrollTop = present.offsetTop - navigation.clientHeight / 2;
  }

  for (const code of document.querySelectorAll('pre')) {
    if (!navigator.clipboard) break;
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.className = 'copy';
    copy.textContent = texts.copy.label;
    copy.setAttribute('aria-label', `${texts.copy.label}: ${code.getAttribute('aria-label') ?? 'code'}`);
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.textContent ?? '');
      copy.textContent = texts.copy.done;
      setTimeout(() => {
        copy.textContent = texts.copy.label;
      }, 2000);
    });
    const frame = document.createElement('div');
    frame.className = 'code';
    code.replaceWith(frame);
    frame.append(copy, code);
  }
})();
