/** Ways to arrange a theme's words and motifs on a product. */
import {curvedText, image, path, text, type Drawn, type Picture} from './design';
import type {Area} from './products';
import * as shapes from './shapes';
import {fittingSize} from './text-width';
import type {Theme} from './themes';

export interface Brief {
  readonly theme: Theme;
  readonly area: Area;
  /** Where the ground's outline has its 0,0 against the area's middle. */
  readonly groundY: number;
  /** Motifs in the order of the theme, the first of them leading. */
  readonly pictures: readonly Picture[];
}

type Layout = (brief: Brief) => readonly Drawn[];

function lead({pictures}: Brief, place = 0): Picture {
  const picture = pictures[place % pictures.length];
  if (!picture) throw new Error('A design needs at least one picture.');
  return picture;
}

function ground({theme, area, groundY}: Brief, colour = 0): Drawn {
  return path(area.ground, {
    id: 'ground',
    left: area.centerX,
    top: area.centerY + groundY,
    fill: theme.colours[colour] ?? null,
    stroke: theme.colours[1],
    strokeWidth: 5,
  });
}

function line(
  brief: Brief,
  id: string,
  content: string,
  offset: number,
  width: number,
  limit: number,
  fill: string,
): Drawn {
  const {
    theme: {font},
    area,
  } = brief;
  const fontSize = fittingSize(content, font, width, limit);
  return text(content, {
    id,
    left: area.centerX,
    top: area.centerY + offset,
    fontFamily: font,
    fontSize,
    fill,
    bold: font === 'Roboto' || font === 'Oswald',
  });
}

function around(
  brief: Brief,
  id: string,
  content: string,
  baseline: number,
  limit: number,
  fill: string,
  below = false,
): Drawn {
  const {
    theme: {font},
    area,
  } = brief;
  const fontSize = fittingSize(content, font, baseline * 2.4, limit);
  return curvedText(content, {
    id,
    centerX: area.centerX,
    centerY: area.centerY,
    radius: baseline,
    fontFamily: font,
    fontSize,
    fill,
    below,
  });
}

const medallion: Layout = brief => {
  const {
    theme: {
      title,
      subtitle,
      colours: [, second, accent],
    },
    area: {centerX, centerY, radius},
  } = brief;
  return [
    ground(brief),
    path(shapes.circle(radius * 0.62), {
      id: 'field',
      left: centerX,
      top: centerY,
      fill: accent,
      stroke: second,
      strokeWidth: 4,
    }),
    image(lead(brief), {id: 'motif', left: centerX, top: centerY, size: radius * 0.84}),
    around(brief, 'title', title, radius * 0.72, radius * 0.2, accent),
    around(brief, 'subtitle', subtitle, radius * 0.87, radius * 0.15, accent, true),
  ];
};

const sunburst: Layout = brief => {
  const {
    theme: {
      title,
      colours: [first, , accent],
    },
    area: {centerX, centerY, radius},
  } = brief;
  return [
    ground(brief, 1),
    path(shapes.sunburst(radius * 0.97, 16), {id: 'rays', left: centerX, top: centerY, fill: accent}),
    path(shapes.scallop(radius * 0.66), {id: 'seal', left: centerX, top: centerY - radius * 0.1, fill: first}),
    image(lead(brief), {id: 'motif', left: centerX, top: centerY - radius * 0.12, size: radius * 0.8}),
    path(shapes.banner(radius * 1.78, radius * 0.34), {
      id: 'banner',
      left: centerX,
      top: centerY + radius * 0.62,
      fill: first,
      stroke: accent,
      strokeWidth: 4,
    }),
    line(brief, 'title', title, radius * 0.62, radius * 1.3, radius * 0.24, accent),
  ];
};

const ribbon: Layout = brief => {
  const {
    theme: {
      title,
      subtitle,
      colours: [first, second, accent],
    },
    area: {centerX, centerY, radius},
  } = brief;
  return [
    ground(brief),
    image(lead(brief), {id: 'motif', left: centerX, top: centerY - radius * 0.3, size: radius}),
    path(shapes.banner(radius * 1.7, radius * 0.36), {
      id: 'banner',
      left: centerX,
      top: centerY + radius * 0.42,
      fill: second,
      stroke: accent,
      strokeWidth: 3,
    }),
    line(brief, 'title', title, radius * 0.42, radius * 1.25, radius * 0.26, first),
    line(brief, 'subtitle', subtitle, radius * 0.76, radius * 0.95, radius * 0.13, accent),
  ];
};

const crest: Layout = brief => {
  const {
    theme: {
      title,
      subtitle,
      colours: [first, second, accent],
    },
    area: {centerX, centerY, radius},
  } = brief;
  return [
    ground(brief, 1),
    path(shapes.shield(radius * 0.88), {
      id: 'shield',
      left: centerX,
      top: centerY,
      fill: first,
      stroke: accent,
      strokeWidth: 6,
    }),
    line(brief, 'title', title, -radius * 0.52, radius * 1.2, radius * 0.22, accent),
    image(lead(brief), {id: 'motif', left: centerX, top: centerY + radius * 0.02, size: radius * 0.78}),
    path(shapes.star(radius * 0.1), {
      id: 'star-left',
      left: centerX - radius * 0.46,
      top: centerY + radius * 0.25,
      fill: second,
    }),
    path(shapes.star(radius * 0.1), {
      id: 'star-right',
      left: centerX + radius * 0.46,
      top: centerY + radius * 0.25,
      fill: second,
    }),
    line(brief, 'subtitle', subtitle, radius * 0.56, radius * 0.8, radius * 0.12, accent),
  ];
};

const wreath: Layout = brief => {
  const {
    theme: {
      title,
      subtitle,
      colours: [, second, accent],
    },
    area: {centerX, centerY, radius},
  } = brief;
  return [
    ground(brief),
    path(shapes.laurel(radius * 0.9), {id: 'laurel', left: centerX, top: centerY, fill: second}),
    image(lead(brief), {id: 'motif', left: centerX, top: centerY - radius * 0.2, size: radius * 0.72}),
    line(brief, 'title', title, radius * 0.32, radius * 1.05, radius * 0.22, accent),
    line(brief, 'subtitle', subtitle, radius * 0.53, radius * 0.8, radius * 0.12, accent),
  ];
};

const star: Layout = brief => {
  const {
    theme: {
      title,
      subtitle,
      colours: [, second, accent],
    },
    area: {centerX, centerY, radius},
  } = brief;
  return [
    ground(brief),
    path(shapes.star(radius * 0.7, 8, 0.78), {
      id: 'burst',
      left: centerX,
      top: centerY + radius * 0.04,
      fill: accent,
      stroke: second,
      strokeWidth: 4,
    }),
    image(lead(brief), {id: 'motif', left: centerX, top: centerY + radius * 0.04, size: radius * 0.84}),
    around(brief, 'title', title, radius * 0.77, radius * 0.16, accent),
    line(brief, 'subtitle', subtitle, radius * 0.78, radius * 0.9, radius * 0.14, accent),
  ];
};

const stack: Layout = brief => {
  const {
    theme: {
      title,
      subtitle,
      colours: [, second, accent],
    },
    area: {centerX, centerY, radius},
  } = brief;
  const row = [0, 1, 2].map(place =>
    image(lead(brief, place), {
      id: `motif-${place + 1}`,
      left: centerX + (place - 1) * radius * 0.5,
      top: centerY - radius * (place === 1 ? 0.46 : 0.36),
      size: radius * 0.44,
    }),
  );
  return [
    ground(brief),
    ...row,
    line(brief, 'title', title, radius * 0.1, radius * 1.6, radius * 0.42, accent),
    path(shapes.roundedRectangle(radius * 1.1, radius * 0.05, radius * 0.02), {
      id: 'rule',
      left: centerX,
      top: centerY + radius * 0.36,
      fill: second,
    }),
    line(brief, 'subtitle', subtitle, radius * 0.54, radius * 1.3, radius * 0.18, second),
  ];
};

const strip: Layout = brief => {
  const {
    theme: {
      title,
      subtitle,
      colours: [, second, accent],
    },
    area,
  } = brief;
  const side = Math.min(area.height * 0.72, area.width * 0.36);
  const gap = side * 0.2;
  const words = area.width - side - gap * 3;
  const left = area.centerX - area.width / 2;
  const shifted = {...brief, area: {...area, centerX: left + gap * 2 + side + words / 2}};
  return [
    ground(brief),
    image(lead(brief), {id: 'motif', left: left + gap + side / 2, top: area.centerY, size: side}),
    line(shifted, 'title', title, -side * 0.16, words, side * 0.62, accent),
    line(shifted, 'subtitle', subtitle, side * 0.38, words * 0.92, side * 0.26, second),
  ];
};

const ends: Layout = brief => {
  const {
    theme: {
      title,
      colours: [first],
    },
    area: {centerX, centerY, width, height},
  } = brief;
  const side = Math.min(height * 0.7, width * 0.24);
  const offset = width / 2 - side * 0.68;
  return [
    ground(brief, 1),
    image(lead(brief), {id: 'motif-1', left: centerX - offset, top: centerY, size: side}),
    image(lead(brief, 1), {id: 'motif-2', left: centerX + offset, top: centerY, size: side}),
    line(brief, 'title', title, 0, width - side * 3, height * 0.55, first),
  ];
};

/** Name and layout; the name becomes part of the template's. */
export const LAYOUTS: readonly (readonly [string, Layout])[] = [
  ['Medallion', medallion],
  ['Sunburst', sunburst],
  ['Ribbon', ribbon],
  ['Crest', crest],
  ['Laurel', wreath],
  ['Starburst', star],
  ['Trio', stack],
];

/** For areas much wider than high. */
export const WIDE_LAYOUTS: readonly (readonly [string, Layout])[] = [
  ['Strip', strip],
  ['Pair', ends],
];

/** A back: one small motif and a line. */
export const backLayout: Layout = brief => {
  const {
    theme: {
      subtitle,
      colours: [, second, accent],
    },
    area: {centerX, centerY, radius},
  } = brief;
  return [
    ground(brief),
    path(shapes.circle(radius * 0.9), {
      id: 'rim',
      left: centerX,
      top: centerY,
      fill: null,
      stroke: second,
      strokeWidth: 3,
    }),
    image(lead(brief, 1), {id: 'motif', left: centerX, top: centerY - radius * 0.16, size: radius * 0.6}),
    line(brief, 'line', subtitle, radius * 0.42, radius * 1.3, radius * 0.18, accent),
  ];
};
