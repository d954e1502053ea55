/** Interfaces of what the editor's state needs from outside, so that tests can stand in for it. */
import type {NewId} from '../document/ids';
import type {Position} from '../document/types';
import type {Measure} from '../objects/kinds';

/** What the editor's state needs of its surroundings. */
export interface EditorPorts {
  readonly measure: Measure;
  readonly newId: NewId;
  /** Runs work after some milliseconds; the answer cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /** States kept in the history, the present one included; 20 unless told (ED-255). */
  readonly historyLimit?: number;
}

/** A design as the browser keeps it until it has been saved. */
export interface Draft {
  readonly id: string;
  /** Whose design it is and which one; see `draft/key`. */
  readonly key: string;
  /** The tab that wrote it: no tab writes over what another one wrote. */
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The design file as JSON, both sides. */
  readonly text: string;
  /** The side that was open. */
  readonly position: Position;
  /** What stood in the sticker's size fields. */
  readonly stickerSize: {readonly width: string; readonly height: string} | null;
}

/** Where drafts are kept. What comes out is as untrusted as any file. */
export interface DraftPort {
  /** This tab's name, another one each time the page is opened. */
  readonly tab: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Keeps a draft beside all others. Rejects with a `QuotaExceededError` when there is no room for it. */
  put(draft: Draft): Promise<void>;
  /** What is kept under an id; undefined for nothing. */
  get(id: string): Promise<unknown>;
  /** What is kept under a key. */
  of(key: string): Promise<readonly unknown[]>;
  remove(id: string): Promise<void>;
  /** Forgets what was kept before a time. */
  removeBefore(time: number): Promise<void>;
  /** Names of the tabs that are open now. */
  openTabs(): Promise<ReadonlySet<string>>;
}
