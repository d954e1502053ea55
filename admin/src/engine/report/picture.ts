/**
 * A chart as a picture to keep: its shapes as the browser draws them, its texts in the fonts of the page, which a
 * picture within a picture could not have; on white, whatever the colours of the screen.
 */

const SCALE = 2;
/** Pixels, before they are scaled. */
const PADDING = 16;
const HEADER = 60;
const WHITE = '#ffffff';
const INK = '#1b2329';
const GRID = '#cfd6da';
/** How shapes look by rules of the page, which their copy has left behind. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity'] as const;
const SHAPES = 'path, rect, circle, line';

export interface Caption {
  readonly title: string;
  /** What it is of. */
  readonly about: string;
}

/** What has the colour of its ground stays so on white; lines of the axes step back. */
function colourOf(value: string, shape: Element, ground: string): string {
  if (value === ground) return WHITE;
  return shape.tagName === 'line' && value.startsWith('rgb') ? GRID : value;
}

/** The shapes of a drawing without its texts, with all their looks in themselves. */
function shapesOf(drawing: SVGSVGElement, ground: string): string {
  const copy = document.importNode(drawing, true);
  const copies = copy.querySelectorAll<SVGElement>(SHAPES);
  drawing.querySelectorAll(SHAPES).forEach((shape, index) => {
    const style = getComputedStyle(shape);
    for (const look of LOOKS)
      copies[index]?.style.setProperty(look, colourOf(style.getPropertyValue(look), shape, ground));
  });
  for (const text of copy.querySelectorAll('text, title')) text.remove();
  const {width, height} = drawing.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function drawShapes(pen: CanvasRenderingContext2D, chart: Element): Promise<void> {
  const ground = getComputedStyle(chart.closest('.MuiPaper-root') ?? document.body).backgroundColor;
  for (const drawing of chart.querySelectorAll('svg')) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(shapesOf(drawing, ground))}`;
    await image.decode();
    const {left, top, width, height} = drawing.getBoundingClientRect();
    pen.drawImage(image, left, top, width, height);
  }
}

function drawTexts(pen: CanvasRenderingContext2D, chart: Element): void {
  for (const swatch of chart.querySelectorAll('[data-colour]')) {
    const {left, top, width, height} = swatch.getBoundingClientRect();
    pen.fillStyle = getComputedStyle(swatch).backgroundColor;
    pen.fillRect(left, top, width, height);
  }
  pen.fillStyle = INK;
  pen.textBaseline = 'middle';
  for (const text of chart.querySelectorAll('svg text, [data-legend] li > :last-child')) {
    const {left, top, height} = text.getBoundingClientRect();
    const {fontSize, fontFamily} = getComputedStyle(text);
    pen.font = `${fontSize} ${fontFamily}`;
    pen.fillText(text.textContent ?? '', left, top + height / 2);
  }
}

function drawCaption(pen: CanvasRenderingContext2D, {title, about}: Caption, width: number): void {
  const {fontFamily} = getComputedStyle(document.body);
  pen.fillStyle = INK;
  pen.textBaseline = 'alphabetic';
  pen.font = `600 16px ${fontFamily}`;
  pen.fillText(title, PADDING, PADDING + 14, width);
  pen.font = `12px ${fontFamily}`;
  pen.fillText(about, PADDING, PADDING + 32, width);
}

/** PNG, twice as large as on the screen. */
export async function pictureOf(chart: Element, caption: Caption): Promise<Blob> {
  const {left, top, width, height} = chart.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((width + 2 * PADDING) * SCALE);
  canvas.height = Math.round((height + HEADER + PADDING) * SCALE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = WHITE;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawCaption(pen, caption, width);
  pen.translate(PADDING - left, HEADER - top);
  await drawShapes(pen, chart);
  drawTexts(pen, chart);
  return new Promise((resolve, reject) => {
    canvas.toBlob(file => (file ? resolve(file) : reject(new Error('The picture is too large.'))), 'image/png');
  });
}
