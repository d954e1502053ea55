import {useEffect} from 'react';
import {createPortal} from 'react-dom';
import type {Notice} from '../store/state';
import {useEditorState, useWorkbench} from './editor-context';
import {Icon} from './Icon';
import {IconButton} from './IconButton';
import {useTopDialog} from './open-dialogs';
import {useText} from './use-text';

/** How long a notice stays, ms; errors stay longer. */
const STAY = {success: 4000, info: 5000, warning: 6000, error: 9000};

/** What has just happened, read out and shown for a while; above an open dialog, too. */
export function Notices() {
  const notices = useEditorState(state => state.notices);
  const dialog = useTopDialog();
  const cards = (
    <div className="notices" aria-live="polite">
      {notices.map(notice => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
  return dialog ? createPortal(cards, dialog) : cards;
}

function NoticeCard({notice}: {readonly notice: Notice}) {
  const t = useText();
  const {editor} = useWorkbench();
  useEffect(() => {
    const timer = setTimeout(() => editor.dismiss(notice.id), STAY[notice.tone]);
    return () => clearTimeout(timer);
  }, [editor, notice]);
  return (
    <div
      className={`notice notice-${notice.tone}`}
      role={notice.tone === 'error' || notice.tone === 'warning' ? 'alert' : undefined}
    >
      {notice.tone === 'success' && <Icon name="done" size={18} />}
      <span>{t(notice.text, notice.values)}</span>
      <IconButton icon="close" label={t('notice.dismiss')} onClick={() => editor.dismiss(notice.id)} />
    </div>
  );
}
