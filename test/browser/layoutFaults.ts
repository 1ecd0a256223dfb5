/**
 * Layout faults of the page, as messages: text that is covered, clipped or off-screen, overlapping
 * elements, horizontal scrolling. Runs in a page of any browser, so it uses no outer variables:
 * `page.evaluate(layoutFaults)`.
 */
export function layoutFaults(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Part = { element: Element; name: string; boxes: Box[] };

  const root = document.documentElement;
  const controls = 'a[href], button, input, textarea, select';
  const quoted = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const nameOf = (element: Element) =>
    `${element.localName} ${quoted(element.getAttribute('aria-label') ?? (element.textContent || element.id))}`;

  const hasArea = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;
  const intersection = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** Remembers the answer of each element: without that, most of the time goes into asking again. */
  const once = <Answer>(ask: (element: Element) => Answer) => {
    const answers = new Map<Element, Answer>();
    return (element: Element): Answer => {
      const known = answers.get(element);
      if (known !== undefined) return known;
      const answer = ask(element);
      answers.set(element, answer);
      return answer;
    };
  };

  const isHiddenByClip = once((part): boolean => {
    const { width, height } = part.getBoundingClientRect();
    const { position, clipPath, overflowX, display } = getComputedStyle(part);
    const isDot = width <= 1 && height <= 1 && overflowX !== 'visible';
    const isClipped = isDot || (position === 'absolute' && clipPath !== 'none');
    if (isClipped && display !== 'contents') return true;
    return part.parentElement !== null && isHiddenByClip(part.parentElement);
  });
  /** Rendered, and not visually hidden by being clipped to one pixel. */
  const isVisible = once(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isHiddenByClip(element),
  );

  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  /** Whether a text that is drawn for the eye alone ends with an ellipsis: the whole text is elsewhere. */
  const hasEllipsis = (part: Element) =>
    part.closest('[aria-hidden="true"]') !== null &&
    getComputedStyle(part).textOverflow === 'ellipsis';

  type Frame = { part: Element; clip: Box; cutsX: boolean; cutsY: boolean };
  /** The element and its ancestors, where they show only what is inside of them. */
  const framesAround = once((part): Frame[] => {
    if (part === root || part === document.body) return [];
    const { overflowX, overflowY, position } = getComputedStyle(part);
    const isFixed = position === 'fixed';
    const outer = isFixed || !part.parentElement ? [] : framesAround(part.parentElement);
    if (overflowX === 'visible' && overflowY === 'visible') return outer;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const clip = {
      left: overflowX === 'visible' ? Number.NEGATIVE_INFINITY : left,
      right: overflowX === 'visible' ? Number.POSITIVE_INFINITY : right,
      top: overflowY === 'visible' ? Number.NEGATIVE_INFINITY : top,
      bottom: overflowY === 'visible' ? Number.POSITIVE_INFINITY : bottom,
    };
    // Scroll containers can show the rest, and slides move in from the side.
    const isSlide = part.closest('[aria-roledescription="carousel"]') !== null;
    const cutsX = clips(overflowX) && !isSlide && !hasEllipsis(part);
    return [{ part, clip, cutsX, cutsY: clips(overflowY) }, ...outer];
  });

  /** The part of a box that can be seen, and the element that cuts off the rest for good. */
  const unclipped = (box: Box, frames: Frame[]) => {
    let visible = box;
    let clippedBy: Element | undefined;
    for (const { part, clip, cutsX, cutsY } of frames) {
      const rest = intersection(visible, clip);
      const isNarrower = rest.right - rest.left < visible.right - visible.left - 1;
      const isLower = rest.bottom - rest.top < visible.bottom - visible.top - 1;
      if ((isNarrower && cutsX) || (isLower && cutsY)) clippedBy ??= part;
      visible = rest;
    }
    return { visible, clippedBy };
  };

  /** The text box without the font's ascent and descent space. */
  const lettersOf = ({ left, top, right, bottom }: DOMRect): Box => {
    const inset = (bottom - top) / 4;
    return { left: left + 1, top: top + inset, right: right - 1, bottom: bottom - inset };
  };

  const texts: Part[] = [];
  const clipped: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as Element;
    const text = node.textContent ?? '';
    if (!text.trim() || /^(?:script|style|noscript|template)$/.test(element.localName)) continue;
    if (element.closest('svg') || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const shown = [...range.getClientRects()]
      .map(lettersOf)
      .filter(hasArea)
      .map((box) => unclipped(box, framesAround(element)));
    const by = shown.find(({ clippedBy }) => clippedBy)?.clippedBy;
    if (by) clipped.push(`${quoted(text)} is clipped by ${by.localName}.${by.className}`);
    const boxes = shown.map(({ visible }) => visible).filter(hasArea);
    if (boxes.length > 0) texts.push({ element, name: `the text ${quoted(text)}`, boxes });
  }

  const boxed: Part[] = [...document.querySelectorAll(`${controls}, img`)]
    .filter((element) => isVisible(element) && element.getAttribute('type') !== 'hidden')
    .map((element) => ({
      element,
      name: nameOf(element),
      boxes: [...element.getClientRects()]
        .map((box) => unclipped(box, framesAround(element.parentElement as Element)).visible)
        .filter(hasArea),
    }));

  /** The fixed or sticky element that contains it: such elements may cover the page. */
  const stickyOf = once((part): Element | null => {
    if (/fixed|sticky/.test(getComputedStyle(part).position)) return part;
    return part.parentElement && stickyOf(part.parentElement);
  });
  const isRelated = (one: Element, other: Element) =>
    one.contains(other) ||
    other.contains(one) ||
    (one.closest('label') !== null && one.closest('label') === other.closest('label'));
  const parts = [...texts, ...boxed].map((part) => ({ ...part, sticky: stickyOf(part.element) }));
  const overlapping = parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other) => {
      if (one.sticky !== other.sticky) return [];
      const overlaps =
        one.boxes.some((box) => other.boxes.some((at) => hasArea(intersection(box, at)))) &&
        !isRelated(one.element, other.element);
      return overlaps ? [`${one.name} and ${other.name} overlap`] : [];
    }),
  );

  const offScreen = [...texts, ...boxed].flatMap(({ name, boxes }) =>
    boxes.some(({ left, right }) => left < -1 || right > root.clientWidth + 1)
      ? [`${name} is off-screen`]
      : [],
  );
  const overflow = root.scrollWidth - root.clientWidth;

  const hasOwnText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const truncated = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((part) => hasOwnText(part) && !part.closest('svg, [aria-roledescription]'))
    .filter(isVisible)
    .filter((part) => {
      const { overflowX, overflowY, fontSize } = getComputedStyle(part);
      // The box of a letter may be higher than its line.
      const height = part.clientHeight + Number.parseFloat(fontSize) / 4;
      return (
        (clips(overflowX) && !hasEllipsis(part) && part.scrollWidth > part.clientWidth + 1) ||
        (clips(overflowY) && part.scrollHeight > height)
      );
    })
    .map((part) => `${nameOf(part)} does not show all of its content`);

  /** Over its strip of tape, which is drawn by `::before` and above all else. */
  const tapes = [...document.querySelectorAll('main *')].flatMap((element) => {
    const strip = getComputedStyle(element, '::before');
    if (!isVisible(element) || strip.clipPath === 'none' || strip.zIndex !== '1') return [];
    const frame = element.getBoundingClientRect();
    const shift = new DOMMatrix(strip.transform).e;
    const left = frame.left + element.clientLeft + parseFloat(strip.left) + shift;
    const top = frame.top + element.clientTop + parseFloat(strip.top);
    return {
      left,
      top,
      right: left + parseFloat(strip.width),
      bottom: top + parseFloat(strip.height),
    };
  });
  const taped = texts.flatMap(({ element, name, boxes }) =>
    !stickyOf(element) &&
    boxes.some((box) => tapes.some((tape) => hasArea(intersection(box, tape))))
      ? [`${name} is covered by tape`]
      : [],
  );

  /** An empty line above the only child of a list item, from an empty marker box. */
  const hanging = [...document.querySelectorAll('li')].flatMap((item) => {
    const [child] = item.children;
    const isOnly = item.childNodes.length === 1 && child;
    if (!isOnly || !isVisible(item) || /flex|grid/.test(getComputedStyle(item).display)) return [];
    const { paddingTop, borderTopWidth } = getComputedStyle(item);
    const style = getComputedStyle(child);
    if (style.display.startsWith('inline') || /absolute|fixed/.test(style.position)) return [];
    const gap =
      child.getBoundingClientRect().top -
      item.getBoundingClientRect().top -
      [paddingTop, borderTopWidth, style.marginTop].reduce((sum, of) => sum + parseFloat(of), 0);
    return gap > 2
      ? [`${nameOf(child)} starts ${Math.round(gap)} px below the top of its item`]
      : [];
  });

  return [
    ...(overflow > 0 ? [`the page scrolls horizontally by ${overflow} px`] : []),
    ...offScreen,
    ...clipped,
    ...truncated,
    ...overlapping,
    ...taped,
    ...hanging,
  ];
}
