/** Names the widest element that reaches more than half a pixel over the inner right edge of the box, unless something scrolls or cuts it there. */
export function beyondEdge(box: Element): string | undefined {
  const edge = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingInlineEnd) + 0.5;
  const wide = [...box.querySelectorAll('*')]
    .map((element) => ({ element, over: element.getBoundingClientRect().right - edge }))
    .filter(({ element, over }) => over > 0 && !isContained(element, box))
    .sort((a, b) => b.over - a.over)[0];
  if (!wide) return undefined;
  const { element, over } = wide;
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> by ${over.toFixed(1)} px`;
}

/** Something around it scrolls or cuts it, or it stands over the page. */
function isContained(element: Element, box: Element): boolean {
  for (let at: Element | null = element; at && at !== box; at = at.parentElement) {
    const { overflowX, position, clipPath } = getComputedStyle(at);
    if (position === 'fixed' || clipPath !== 'none') return true;
    if (at !== element && overflowX !== 'visible') return true;
  }
  return false;
}
