/** A command of the editor. Buttons, menus, shortcuts and tests all read and run the same record. */
import type {Api} from '../api/api';
import type {Size} from '../document/matrix';
import type {ColourChange} from '../document/recolour';
import type {Design, DesignObject} from '../document/types';
import type {MessageKey} from '../i18n/keys';
import type {ImportedDrawing, ImportedPicture} from '../import/accept';
import type {ChoosePage} from '../import/picture';
import type {Editor} from '../store/editor';
import type {DraftPort} from '../store/ports';
import type {Product} from '../store/product';
import type {Browser} from './browser';

/** What commands need beyond the editor: the server, the canvas and the browser. Tests bring their own. */
export interface Services {
  readonly api: Api;
  readonly browser: Browser;
  readonly drafts: DraftPort;
  /** Origin of the page, the only one pictures may come from. */
  readonly origin: string;
  /**
   * Loads the fonts and pictures of a design, so that it appears at once and at its right size. Never fails; what
   * cannot be loaded is shown as missing.
   */
  prepare(design: Design): Promise<void>;
  /** Loads a font with the glyphs of the text. */
  prepareFont(family: string, text: string): Promise<void>;
  /** Loads as much of a font as its name needs. */
  previewFont(family: string): Promise<void>;
  /** The colours of the picture at an address, the most frequent first (ED-437). */
  coloursOf(src: string): Promise<readonly string[]>;
  /** A PNG of all sides that hold something, each as the product shows it, beside each other. */
  picture(design: Design, product: Product): Promise<Blob>;
  /** Checks and prepares a chosen file. Throws `ImportError`. */
  importPicture(file: File, choosePage: ChoosePage): Promise<ImportedPicture | ImportedDrawing | undefined>;
  /**
   * A sharp picture of a chosen drawing, where it looks otherwise than what has been stored of it; undefined where both
   * look alike.
   */
  pictureOfMeant(drawing: Blob, stored: string, size: Size): Promise<(Size & {readonly png: Blob}) | undefined>;
  /** Shows a smaller picture in place of the large one that has been stored at an address, `width` pixels wide. */
  standIn(url: string, smaller: Blob, width: number): Promise<void>;
  /** Size of the picture at an address, in pixels. Rejects when there is none. */
  pictureSize(url: string): Promise<Size>;
  /** The picture at an address with some colours exchanged. Rejects when it cannot be loaded. */
  recoloured(url: string, changes: readonly ColourChange[]): Promise<Blob>;
  /** Keeps the member's session in the browser. */
  keepSession(token: string): void;
  /** Forgets it. */
  dropSession(): void;
}

/** What was copied last. */
export interface Clipboard {
  objects: readonly DesignObject[];
  /** The same as it lies on the clipboard of the system. */
  written?: string;
  /** Copied here since; the clipboard of the system does not know of it. */
  isAhead?: boolean;
}

export interface ActionContext {
  readonly editor: Editor;
  readonly services: Services;
  readonly clipboard: Clipboard;
}

export interface Action {
  readonly id: string;
  readonly label: MessageKey;
  /** Such as `Mod+Z`; Mod is Ctrl, or Cmd on a Mac. */
  readonly shortcuts?: readonly string[];
  isEnabled(context: ActionContext): boolean;
  run(context: ActionContext): void | Promise<void>;
}

/** A command that needs to know something, such as the text to add. */
export interface InputAction<Input> {
  readonly id: string;
  readonly label: MessageKey;
  run(context: ActionContext, input: Input): void | Promise<void>;
}

/** Something is selected and all of it may be changed. */
export function canChange({editor}: ActionContext): boolean {
  return editor.selected.length > 0 && editor.selected.every(object => object.selectable);
}
