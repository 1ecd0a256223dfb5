import { inTime } from './pace';

/** The maximum width of an outline, in pixels. Otherwise the outlines of a large drawing would be too thick. */
const THICKEST = 7;

/** A loaded drawing. `draw` fits the drawing into a box whose upper left corner is the origin of the canvas. */
export type Sketch = {
  /** The ratio of the width to the height. */
  ratio: number;
  draw(ctx: CanvasRenderingContext2D, width: number, height: number): void;
};

type Shape = {
  path: Path2D;
  matrix: DOMMatrix | undefined;
  fill: string;
  stroke: string;
  width: number;
  cap: CanvasLineCap;
  join: CanvasLineJoin;
  dash: number[];
  opacity: number;
};

/** Returns a function that loads drawings. The function loads each file of SVG symbols only once. */
export function makeSketcher() {
  const files = new Map<string, Promise<Document>>();
  const symbolAt = async (address: string) => {
    const [url = '', id = ''] = address.split('#');
    const file = files.get(url) ?? loadDocument(url);
    files.set(url, file);
    return (await file).getElementById(id);
  };
  const sketch = async (element: Element) => {
    const image = find(element, 'img');
    if (image instanceof HTMLImageElement) return sketchImage(image.currentSrc || image.src);
    const svg = find(element, 'svg');
    if (!(svg instanceof SVGSVGElement)) throw new Error('There is neither an svg nor an img.');
    const use = svg.querySelector('use');
    if (!use) return sketchSvg(svg, svg);
    const symbol = await symbolAt(use.getAttribute('href') ?? use.dataset.late ?? '');
    if (!symbol) throw new Error('The symbol is missing.');
    return sketchSymbol(svg, symbol);
  };
  /** Resolves to the drawing in an element, or to undefined if the drawing cannot be loaded in time. */
  return (element: Element) => inTime(sketch(element));
}

const find = (element: Element, name: string) =>
  element.matches(name) ? element : element.querySelector(name);

/**
 * Loads the document at a URL. `XMLHttpRequest` is used because the request itself parses the response. `DOMParser`
 * would have to parse a string, and Trusted Types forbid this.
 */
function loadDocument(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject());
    request.onerror = reject;
    request.send();
  });
}

function sketchImage(src: string): Promise<Sketch> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () =>
      resolve({
        ratio: image.naturalWidth / image.naturalHeight,
        draw: (ctx, width, height) => ctx.drawImage(image, 0, 0, width, height),
      });
    image.onerror = reject;
    image.src = src;
  });
}

/**
 * Returns the drawing of a symbol of an SVG file. The shapes of the symbol are copied into a new `svg` beside the `svg`
 * that uses the symbol. There the shapes get the custom properties and the inherited styles of the page.
 */
function sketchSymbol(svg: SVGSVGElement, symbol: Element): Sketch {
  const copy = svg.cloneNode() as SVGSVGElement;
  copy.append(...Array.from(symbol.children, (child) => document.importNode(child, true)));
  svg.after(copy);
  const sketch = sketchSvg(copy, symbol);
  copy.remove();
  return sketch;
}

function sketchSvg(svg: SVGSVGElement, viewed: Element): Sketch {
  const viewBox = viewed.getAttribute('viewBox') ?? '';
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  const shapes = Array.from(svg.querySelectorAll('path'), (path) => readShape(path, svg));
  const outline = Number.parseFloat(getComputedStyle(svg).strokeWidth);
  const draw: Sketch['draw'] = (ctx, fullWidth, fullHeight) => {
    const scale = Math.min(fullWidth / width, fullHeight / height);
    const thinner = Math.min(1, THICKEST / (outline * scale));
    ctx.save();
    ctx.translate((fullWidth - width * scale) / 2, (fullHeight - height * scale) / 2);
    ctx.scale(scale, scale);
    ctx.translate(-left, -top);
    for (const shape of shapes) drawShape(ctx, shape, thinner);
    ctx.restore();
  };
  return { ratio: width / height, draw };
}

function readShape(path: SVGPathElement, svg: SVGSVGElement): Shape {
  const style = getComputedStyle(path);
  const paint = (value: string) => (/^currentcolor$/i.test(value) ? style.color : value);
  return {
    path: new Path2D(path.getAttribute('d') ?? ''),
    matrix: matrixOf(path, svg),
    fill: paint(style.fill),
    stroke: paint(style.stroke),
    width: Number.parseFloat(style.strokeWidth),
    cap: style.strokeLinecap as CanvasLineCap,
    join: style.strokeLinejoin as CanvasLineJoin,
    dash: (style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number),
    opacity: Number(style.opacity),
  };
}

/**
 * Combines the `transform` attributes of a shape and of all groups around the shape into one matrix. Returns undefined
 * if there is no such attribute.
 */
function matrixOf(path: SVGGraphicsElement, svg: Element): DOMMatrix | undefined {
  let matrix: DOMMatrix | undefined;
  for (
    let each: Element | null = path;
    each instanceof SVGGraphicsElement && each !== svg;
    each = each.parentElement
  ) {
    const own = each.transform.baseVal.consolidate()?.matrix;
    if (own) matrix = DOMMatrix.fromMatrix(own).multiply(matrix);
  }
  return matrix;
}

function drawShape(ctx: CanvasRenderingContext2D, shape: Shape, thinner: number) {
  ctx.save();
  if (shape.matrix) {
    const { a, b, c, d, e, f } = shape.matrix;
    ctx.transform(a, b, c, d, e, f);
  }
  ctx.globalAlpha = shape.opacity;
  if (shape.fill !== 'none') {
    ctx.fillStyle = shape.fill;
    ctx.fill(shape.path);
  }
  if (shape.stroke !== 'none') {
    ctx.strokeStyle = shape.stroke;
    ctx.lineWidth = shape.width * thinner;
    ctx.lineCap = shape.cap;
    ctx.lineJoin = shape.join;
    ctx.setLineDash(shape.dash);
    ctx.stroke(shape.path);
  }
  ctx.restore();
}
