/** The part of HarfBuzz that print uses; the package brings no types. */
declare module 'harfbuzzjs' {
  export interface HbBlob {
    destroy(): void;
  }

  export interface HbFace {
    readonly upem: number;
    collectUnicodes(): Uint32Array;
  }

  export interface HbFont {
    glyphToPath(glyph: number): string;
  }

  export interface HbGlyph {
    /** The glyph's number in the font; 0 stands for none. */
    readonly g: number;
    /** Where in the text, in units of UTF-16, its cluster begins. */
    readonly cl: number;
    /** Advance along the line and up, and how far it is drawn from where it stands. */
    readonly ax: number;
    readonly ay: number;
    readonly dx: number;
    readonly dy: number;
  }

  export interface HbBuffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    setDirection(direction: 'ltr' | 'rtl'): void;
    json(): readonly HbGlyph[];
    destroy(): void;
  }

  export interface HarfBuzz {
    createBlob(content: Uint8Array): HbBlob;
    createFace(blob: HbBlob, index: number): HbFace;
    createFont(face: HbFace): HbFont;
    createBuffer(): HbBuffer;
    shape(font: HbFont, buffer: HbBuffer, features?: string): void;
  }

  const started: Promise<HarfBuzz>;
  export default started;
}
