/**
 * Products that are much longer than high, or higher than long: their whole area is printed, and their ground bleeds
 * over its edge.
 */
import {image, path, text, type Drawn, type Picture} from './design';
import * as shapes from './shapes';
import {textWidth} from './text-width';
import type {Theme} from './themes';

export type StripKind = 'pen' | 'lanyard' | 'ribbon';

/** Margins that all products of the demo have, mm. */
export const BLEED_MM = 2;
export const SAFE_MM = 2;

/** The product on the drawing area, in its pixels. */
interface Strip {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMm: number;
}

interface StripBrief {
  readonly theme: Theme;
  readonly pictures: readonly Picture[];
  readonly strip: Strip;
}

type StripLayout = (brief: StripBrief) => readonly Drawn[];

/** As large as fits, in the middle. */
export function stripOf({width, height}: {readonly width: number; readonly height: number}, size: number): Strip {
  const pixelsPerMm = size / Math.max(width, height);
  const [w, h] = [width * pixelsPerMm, height * pixelsPerMm];
  return {left: (size - w) / 2, top: (size - h) / 2, width: w, height: h, pixelsPerMm};
}

function lead({pictures}: StripBrief, place = 0): Picture {
  const picture = pictures[place % pictures.length];
  if (!picture) throw new Error('A design needs at least one picture.');
  return picture;
}

/** A band along the whole product and over its edges; `from` and `thickness` are shares of its breadth. */
function band(
  {strip: {left, top, width, height, pixelsPerMm}}: StripBrief,
  id: string,
  fill: string,
  from = 0,
  thickness = 1,
): Drawn {
  const bleed = BLEED_MM * pixelsPerMm;
  const lies = width > height;
  const over = (start: number): number => (start === 0 ? bleed : 0) + (start + thickness === 1 ? bleed : 0);
  const across = (lies ? height : width) * thickness + over(from);
  const start = (lies ? top : left) + (lies ? height : width) * from - (from === 0 ? bleed : 0);
  const [w, h] = lies ? [width + 2 * bleed, across] : [across, height + 2 * bleed];
  return path(shapes.roundedRectangle(w, h, 0), {
    id,
    left: lies ? left + width / 2 : start + across / 2,
    top: lies ? start + across / 2 : top + height / 2,
    fill,
  });
}

interface Line {
  readonly id: string;
  readonly content: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly limit: number;
  readonly fill: string;
}

function line({theme: {font}}: StripBrief, {id, content, left, top, width, limit, fill}: Line): Drawn {
  const fontSize = Math.round(Math.min(limit, width / textWidth(content, font, 1)) * 10) / 10;
  return text(content, {id, left, top, fontFamily: font, fontSize, fill, bold: font === 'Roboto' || font === 'Oswald'});
}

/** Motif and title again and again, so that every part of a lanyard says whose it is. */
const repeated: StripLayout = brief => {
  const {
    theme: {
      title,
      colours: [first, , accent],
    },
    strip: {left, top, width, height},
  } = brief;
  const cells = 5;
  const step = width / cells;
  const cell = (place: number): readonly Drawn[] => {
    const start = left + place * step;
    return [
      image(lead(brief, place), {
        id: `motif-${place + 1}`,
        left: start + step * 0.14,
        top: top + height / 2,
        size: height * 0.66,
      }),
      line(brief, {
        id: `title-${place + 1}`,
        content: title,
        left: start + step * 0.58,
        top: top + height / 2,
        width: step * 0.7,
        limit: height * 0.52,
        fill: accent,
      }),
    ];
  };
  return [band(brief, 'ground', first), ...Array.from({length: cells}, (_, place) => cell(place)).flat()];
};

/** One title in the middle between rows of motifs, with a stripe along each edge. */
const striped: StripLayout = brief => {
  const {
    theme: {
      title,
      colours: [first, second, accent],
    },
    strip: {left, top, width, height},
  } = brief;
  const middle = top + height / 2;
  const motifs = [0.06, 0.16, 0.26, 0.74, 0.84, 0.94];
  return [
    band(brief, 'ground', first),
    band(brief, 'edge-above', second, 0, 0.1),
    band(brief, 'edge-below', second, 0.9, 0.1),
    ...motifs.map((share, place) =>
      image(lead(brief, place), {
        id: `motif-${place + 1}`,
        left: left + width * share,
        top: middle,
        size: height * 0.6,
      }),
    ),
    line(brief, {
      id: 'title',
      content: title,
      left: left + width / 2,
      top: middle,
      width: width * 0.4,
      limit: height * 0.52,
      fill: accent,
    }),
  ];
};

const engraved: StripLayout = brief => {
  const {
    theme: {
      title,
      colours: [first, , accent],
    },
    strip: {left, top, width, height},
  } = brief;
  const middle = top + height / 2;
  return [
    band(brief, 'ground', first),
    image(lead(brief), {id: 'motif', left: left + height * 0.55, top: middle, size: height * 0.44}),
    line(brief, {
      id: 'title',
      content: title,
      left: left + width / 2 + height * 0.3,
      top: middle,
      width: width - height * 2,
      limit: height * 0.4,
      fill: accent,
    }),
  ];
};

const flanked: StripLayout = brief => {
  const {
    theme: {
      title,
      colours: [first, second],
    },
    strip: {left, top, width, height},
  } = brief;
  const middle = top + height / 2;
  return [
    band(brief, 'ground', second),
    image(lead(brief), {id: 'motif-1', left: left + height * 0.55, top: middle, size: height * 0.44}),
    image(lead(brief, 1), {id: 'motif-2', left: left + width - height * 0.55, top: middle, size: height * 0.44}),
    line(brief, {
      id: 'title',
      content: title,
      left: left + width / 2,
      top: middle,
      width: width - height * 2.4,
      limit: height * 0.4,
      fill: first,
    }),
  ];
};

/** From above: motif, title, rule, subtitle, and a smaller motif below. */
const hanging: StripLayout = brief => {
  const {
    theme: {
      title,
      subtitle,
      colours: [first, second, accent],
    },
    strip: {left, top, width, height},
  } = brief;
  const middle = left + width / 2;
  const words = {left: middle, width: width * 0.8, fill: accent};
  return [
    band(brief, 'ground', first),
    band(brief, 'edge-left', second, 0, 0.06),
    band(brief, 'edge-right', second, 0.94, 0.06),
    image(lead(brief), {id: 'motif-1', left: middle, top: top + height * 0.2, size: width * 0.7}),
    line(brief, {...words, id: 'title', content: title, top: top + height * 0.42, limit: width * 0.24}),
    path(shapes.roundedRectangle(width * 0.5, width * 0.02, width * 0.01), {
      id: 'rule',
      left: middle,
      top: top + height * 0.48,
      fill: second,
    }),
    line(brief, {...words, id: 'subtitle', content: subtitle, top: top + height * 0.53, limit: width * 0.13}),
    image(lead(brief, 1), {id: 'motif-2', left: middle, top: top + height * 0.7, size: width * 0.5}),
    image(lead(brief, 2), {id: 'motif-3', left: middle, top: top + height * 0.88, size: width * 0.3}),
  ];
};

/** Name and layout; the name becomes part of the template's. */
export const STRIP_LAYOUTS: Readonly<Record<StripKind, readonly (readonly [string, StripLayout])[]>> = {
  lanyard: [
    ['Repeat', repeated],
    ['Stripe', striped],
  ],
  pen: [
    ['Strip', engraved],
    ['Pair', flanked],
  ],
  ribbon: [['Hanging', hanging]],
};
