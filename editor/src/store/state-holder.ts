/** Holds the state, calls whoever subscribes to it, and shows the visitor notices and questions. */
import type {EditorState, Notice, Question} from './state';

export class StateHolder {
  private current: EditorState;
  private readonly listeners = new Set<() => void>();
  private answer: ((yes: boolean) => void) | undefined;
  private notices = 0;

  constructor(first: EditorState) {
    this.current = first;
  }

  get state(): EditorState {
    return this.current;
  }

  /** Calls back after every change of the state; the answer ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes what is not part of the design: camera, panels, dialogs. */
  set(change: Partial<EditorState>): void {
    this.current = {...this.current, ...change};
    for (const listener of this.listeners) listener();
  }

  notify(tone: Notice['tone'], text: Notice['text'], values?: Notice['values']): void {
    this.notices += 1;
    const notice: Notice = {id: this.notices, tone, text, ...(values ? {values} : {})};
    this.set({notices: [...this.current.notices.slice(-2), notice]});
  }

  dismiss(id: number): void {
    this.set({notices: this.current.notices.filter(notice => notice.id !== id)});
  }

  /** Asks the visitor; resolves with the answer. A second question answers the first with no. */
  ask(question: Question): Promise<boolean> {
    this.reply(false);
    this.set({question});
    return new Promise(resolve => {
      this.answer = resolve;
    });
  }

  reply(yes: boolean): void {
    const {answer} = this;
    this.answer = undefined;
    if (this.current.question) this.set({question: null});
    answer?.(yes);
  }
}
