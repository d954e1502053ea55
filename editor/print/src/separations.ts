/** Plates and graphics states of one document, each made once. */
import {PDFName, type PDFContext, type PDFObject, type PDFRef} from '@cantoo/pdf-lib';
import {hexOf, plainInk, type Spot} from './inks';
import type {Inking} from './press-inks';

export class Separations {
  private readonly plates = new Map<string, PDFRef>();
  private readonly states = new Map<string, PDFRef>();

  /** `inkings`: how colours are mixed of four inks; undefined leaves them red, green and blue. */
  constructor(
    private readonly context: PDFContext,
    readonly inkings?: ReadonlyMap<string, Inking>,
  ) {}

  /** The colour space of a spot ink; screens show its colour. */
  spot({name, colour}: Spot): PDFRef {
    const {red = 0, green = 0, blue = 0} = plainInk(colour) ?? {};
    const inking = this.inkings?.get(hexOf({red, green, blue}));
    if (inking) return this.plate(name, 'DeviceCMYK', [0, 0, 0, 0], inking);
    return this.plate(name, 'DeviceRGB', [1, 1, 1], [red, green, blue]);
  }

  /** The line that a knife follows; without such a plate it is printed in magenta. */
  cut(): PDFRef {
    return this.plate('CutContour', 'DeviceCMYK', [0, 0, 0, 0], [0, 1, 0, 0]);
  }

  /** Marks that belong on every plate. */
  registration(): PDFRef {
    return this.plate('All', 'DeviceCMYK', [0, 0, 0, 0], [1, 1, 1, 1]);
  }

  private plate(name: string, alternate: string, none: readonly number[], full: readonly number[]): PDFRef {
    const known = this.plates.get(name);
    if (known) return known;
    const made: PDFObject = this.context.obj([
      PDFName.of('Separation'),
      PDFName.of(name),
      PDFName.of(alternate),
      this.context.obj({FunctionType: 2, Domain: [0, 1], C0: [...none], C1: [...full], N: 1}),
    ]);
    const ref = this.context.register(made);
    this.plates.set(name, ref);
    return ref;
  }

  state(parameters: Readonly<Record<string, number | boolean>>): PDFRef {
    const key = JSON.stringify(parameters);
    const ref = this.states.get(key) ?? this.context.register(this.context.obj({Type: 'ExtGState', ...parameters}));
    this.states.set(key, ref);
    return ref;
  }
}
