import {useEffect, useId, useRef, type ReactNode} from 'react';
import {IconButton} from './IconButton';
import {registerDialog} from './open-dialogs';
import {useText} from './use-text';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Room for a list or a picture. */
  readonly wide?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** Wider dialogs have a class of their own. */
  readonly className?: string;
  /** Language of the texts, where it is not the page's. */
  readonly lang?: string;
  onClose(): void;
}

/** Where work begins: the first field, else what the dialog is for; never the way out. */
const BEGINNINGS = [
  '.dialog-main :is(input, select, textarea):not(:disabled, [readonly], [type=file], [hidden])',
  '.dialog-main .button-primary:not(:disabled)',
  '.dialog-main button:not(:disabled)',
];

function beginAt(dialog: HTMLDialogElement): void {
  for (const selector of BEGINNINGS) {
    const found = dialog.querySelector<HTMLElement>(selector);
    if (found) return found.focus({preventScroll: true});
  }
}

/** A modal dialog; on phones it rises from the bottom. Escape and a press beside it close it. */
export function Dialog({title, children, role = 'dialog', wide = false, className = '', lang, onClose}: DialogProps) {
  const t = useText();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    dialog.showModal();
    beginAt(dialog);
    const leave = registerDialog(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${wide ? 'dialog-wide' : ''} ${className}`}
      role={role}
      lang={lang}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={event => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={t('app.close')} onClick={onClose} />
        </header>
        <div className="dialog-main">{children}</div>
      </div>
    </dialog>
  );
}
