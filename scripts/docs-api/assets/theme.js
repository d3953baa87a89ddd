// Runs before anything is painted, so that the chosen theme does not flash. Without a choice the system's holds.
(() => {
  try {
    const chosen = localStorage.getItem('pagewright-reference-theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage may be closed to the page; then the system's theme holds.
  }
})();
