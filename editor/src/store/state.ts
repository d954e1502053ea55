/** Everything the editor knows at one moment. Immutable; `Editor` hands out a new one with every change. */
import type {Rect, Size} from '../document/matrix';
import type {Design, Position} from '../document/types';
import type {MessageKey, MessageValues} from '../i18n/keys';
import type {Guide} from '../snapping/snap';
import type {Camera} from './camera';
import type {Staff, TemplateState} from './staff';
import {GENERIC_PRODUCT, type Product} from './product';
import {INITIAL_TOOLS, type ToolState} from './tools';

/** The views of the text panel; `all` edits everything of a text (ED-065, ED-066). */
export const TEXT_VIEW = {add: 1, all: 2, fonts: 3, colours: 4, shapes: 5, outline: 6} as const;
export type TextPanelView = (typeof TEXT_VIEW)[keyof typeof TEXT_VIEW];

/** Left rail: 0 start, 1 templates, 2 text, 3 cliparts, 4 layers, 5 upload, 7 user design; there is no 6 (ED-045). */
export const PANEL_STATUSES = [0, 1, 2, 3, 4, 5, 7] as const;
export type PanelStatus = (typeof PANEL_STATUSES)[number];

export interface Panel {
  readonly status: PanelStatus;
  readonly text: TextPanelView;
  /** 1 categories, 2 sub-categories, 3 edit picture, 4 no result (ED-087). */
  readonly art: 1 | 2 | 3 | 4;
  /** 1 top categories, 2 child categories, 3 no result (ED-064). */
  readonly template: 1 | 2 | 3;
}

export const START_PANEL: Panel = {status: 0, text: TEXT_VIEW.add, art: 1, template: 1};

/** A panel that edits an object makes no sense without one; the start panel takes its place. */
export const withoutEditing = (panel: Panel): Panel =>
  (panel.status === 2 && panel.text !== TEXT_VIEW.add) || (panel.status === 3 && panel.art === 3) ? START_PANEL : panel;

/** `sign-in-to-save` goes on with saving once the visitor has signed in. */
export type DialogName =
  | 'price'
  | 'save'
  | 'sign-in'
  | 'sign-in-to-save'
  | 'account'
  | 'shortcuts'
  | 'menu'
  | 'sign-in-to-creation'
  | 'sign-in-to-share'
  | 'share'
  | 'replace'
  | 'product'
  | 'my-creation'
  | 'my-documents'
  | 'publish'
  | 'save-to-user'
  | 'print';

/** 0 is the start card (ED-279). */
export type TourStep = 0 | 1 | 2 | 3 | 4 | 5;

export interface Question {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly values?: MessageValues;
  readonly confirm: MessageKey;
  readonly cancel: MessageKey;
}

export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'warning' | 'info';
  readonly text: MessageKey;
  readonly values?: MessageValues;
}

/** A picture whose part to be used is being chosen. */
export interface Cropping extends Size {
  readonly name: string;
  readonly url: string;
  /** Goes on with the part, in pixels of the picture, or without the picture. */
  reply(part: Rect | undefined): void;
}

/** A document of which one page is to be chosen. */
export interface PageAsked {
  readonly name: string;
  readonly count: number;
  /** Pictures of the first pages. */
  readonly urls: readonly string[];
  /** Goes on with the page, from 1 on, or without the document. */
  reply(page: number | undefined): void;
}

/** A sticker's width and height in inches as they are typed. */
export interface TypedSize {
  readonly width: string;
  readonly height: string;
}

/** The signed-in visitor. */
export interface Member {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The platform of the account, where the server says it. */
  readonly proId?: number;
}

/**
 * Where the open design came from, when that was no template: a saved design, a shared one or that of an inquiry, by id
 * or secret.
 */
export interface Origin {
  readonly from: 'saved' | 'shared' | 'inquiry';
  readonly id: string;
}

/** The member's saved design that the open one is kept as. */
export interface SavedAs {
  readonly id: number;
  readonly name: string;
}

/** An entry of the upload history. */
export interface UploadedPicture {
  readonly id: number;
  readonly picPath: string;
}

/** Changes of an earlier visit that were never saved. */
export interface OfferedDraft {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The first words that stand in it, to tell it from others; empty where none do. */
  readonly words: string;
}

/** The template the open design began with. */
export interface OpenTemplate {
  readonly id: number;
  readonly name: string;
  /** Published unless told: visitors are shown no others. */
  readonly state?: TemplateState;
  /** Ids of its types, between commas, where they are known. */
  readonly types?: string;
}

export interface EditorState extends ToolState {
  readonly product: Product;
  readonly design: Design;
  readonly position: Position;
  readonly template: OpenTemplate | null;
  readonly origin: Origin | null;
  readonly savedAs: SavedAs | null;
  /** Counts the designs that this page has opened. */
  readonly opening: number;
  /** Counts the changes of the open design; it has been saved as it was at `savedRevision`. */
  readonly revision: number;
  readonly savedRevision: number;
  /** The latest first. */
  readonly offeredDrafts: readonly OfferedDraft[];
  /** Id of the draft that the open design was restored from. */
  readonly restoredDraft: string | null;
  readonly member: Member | null;
  readonly staff: Staff | null;
  /** The page is the template library's: no User Design, nothing is saved to users (ED-013, ED-014). */
  readonly library: boolean;
  /** Ids of selected top-level objects of the open side. */
  readonly selection: readonly string[];
  /** The text that is being typed into on the canvas. */
  readonly editing: string | null;
  /** What the hand is doing, by the name of its state. */
  readonly hand: string;
  readonly camera: Camera;
  /** Size of the canvas on the screen, CSS px. */
  readonly view: Size;
  /**
   * Height of the lower part of the canvas that panels may lie over, CSS px; 0 where they have a place of their own.
   */
  readonly covered: number;
  readonly guides: readonly Guide[];
  readonly marquee: Rect | null;
  readonly grid: boolean;
  readonly panel: Panel;
  readonly dialog: DialogName | null;
  /** The step of the tour that is shown. */
  readonly tour: TourStep | null;
  /** The page is being left, and that has been confirmed. */
  readonly leaving: boolean;
  readonly crop: Cropping | null;
  readonly pages: PageAsked | null;
  readonly question: Question | null;
  readonly notices: readonly Notice[];
  /** A template or a design is being loaded (ED-270). */
  readonly loading: boolean;
  /** The design is on its way to the server; it may be changed meanwhile. */
  readonly sending: boolean;
  /** Names of files on their way to the server. */
  readonly uploading: readonly string[];
  /** Favourites that the member has marked (or unmarked) here, by `favourites.markOf`. */
  readonly favourites: Readonly<Record<string, boolean>>;
  /** Earlier uploads of the member, the newest first; null until they have been asked for. */
  readonly uploadHistory: readonly UploadedPicture[] | null;
  /** What stands in the sticker's size fields; null before anything is typed. */
  readonly stickerSize: TypedSize | null;
  /** True until the first object is added (ED-272). */
  readonly isDefault: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function initialState(design: Design): EditorState {
  return {
    product: GENERIC_PRODUCT,
    design,
    position: 0,
    template: null,
    origin: null,
    savedAs: null,
    opening: 0,
    revision: 0,
    savedRevision: 0,
    offeredDrafts: [],
    restoredDraft: null,
    member: null,
    staff: null,
    library: false,
    selection: [],
    editing: null,
    hand: 'idle',
    camera: {zoom: 1, x: 0, y: 0},
    view: {width: 0, height: 0},
    covered: 0,
    guides: [],
    marquee: null,
    grid: false,
    panel: START_PANEL,
    dialog: null,
    crop: null,
    pages: null,
    tour: null,
    leaving: false,
    question: null,
    notices: [],
    loading: false,
    sending: false,
    uploading: [],
    uploadHistory: null,
    favourites: {},
    stickerSize: null,
    isDefault: true,
    canUndo: false,
    canRedo: false,
    ...INITIAL_TOOLS,
  };
}
