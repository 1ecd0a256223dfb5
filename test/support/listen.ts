const LIVE =
  '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';

/**
 * Records what a screen reader announces from now on, in order: the text of each live region that
 * content is added to. A region inserted together with its content is not announced.
 */
export function listen(): string[] {
  const announced: string[] = [];
  const observer = new MutationObserver((mutations) => {
    const regions = mutations
      .filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
      .flatMap(({ target }) => regionAround(target) ?? []);
    announced.push(...[...new Set(regions)].map(textOf).filter((text) => text !== ''));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return announced;
}

const regionAround = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest(LIVE);

/** The text without `aria-hidden` parts. */
function textOf(region: Element) {
  const clone = region.cloneNode(true) as Element;
  for (const hidden of clone.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return [...clone.childNodes].map(({ textContent }) => textContent).join(' ');
}
